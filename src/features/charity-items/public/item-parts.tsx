import { createContext, use, useEffect, useRef } from "react";
import { MediaImage } from "../../../media/picture";
import { withColon } from "../../../platform/locale/format";
import { fill, type Locale, otherLang, useLang, useLocale, useWords } from "../../../platform/locale/lang";
import { SentenceSpace } from "../../../platform/locale/phrase";
import { LONGEST_ADDRESS } from "../../../platform/mail/mail-address";
import { mediaUrl } from "../../../platform/media-urls";
import { mailHref, telephoneHref } from "../../../site/addresses/contact-links";
import { LONGEST_LINE, LONGEST_TEXT } from "../../../site/form/limits";
import { FormField, FormProblem, type FormRefusal, PageForm, problemId } from "../../../site/form/page-form";
import { FallbackNote, type ShownDetails, siteHref, useSiteDetails } from "../../../site/frame/page";
import { NoticeLink } from "../../../site/notice/notice-link";
import type { ItemPhoto, ItemView } from "./items-view.server";
import { itemsWords } from "./words";

/** The words of the charity around the form of an item. */
export interface EnquiryTexts {
  /** Shown above the fields. */
  ask: string;
  /** Shown below the thanks. */
  thanks: string;
}

export const EnquiryTextsContext = createContext<EnquiryTexts>({ ask: "", thanks: "" });

/** The facts of an item: tag, price and description. Its name is the heading of whatever shows it. */
export function ItemFacts({ item: { tag, price, desc } }: { item: ItemView }) {
  const words = useWords(itemsWords);
  const lang = useLang();
  return (
    <div className="stack">
      {tag.text && (
        <p className="item-tag" lang={otherLang(tag, lang)}>
          {tag.text}
        </p>
      )}
      {price && (
        <p className="item-price">
          <span className="visually-hidden">{withColon(lang, words.price)}</span>
          {price}
        </p>
      )}
      <FallbackNote shown={desc} />
      {desc.text && (
        <p className="item-desc" lang={otherLang(desc, lang)}>
          {desc.text}
        </p>
      )}
    </div>
  );
}

const SIZES = "(width < 48rem) calc(100vw - 3rem), 440px";

interface MainPhotoProps {
  photos: readonly ItemPhoto[];
  /** Which of them, from 0. */
  at: number;
  /** Their subject. */
  name: string;
}

/** One photo of an item, large. */
export function MainPhoto({ photos, at, name }: MainPhotoProps) {
  const words = useWords(itemsWords);
  const photo = photos[at];
  if (!photo) return null;
  const count = photos.length;
  const undescribed = count === 1 ? name : fill(words.photoOf, { name, number: at + 1, count });
  return <MediaImage {...photo} {...{ undescribed }} className="item-photo" sizes={SIZES} priority />;
}

/**
 * A photo, small, that leads to itself large: `label` says so, before what the photo shows. It comes after the large one
 * and the style sheet.
 */
export function Thumb({ photo, label }: { photo: ItemPhoto; label: string }) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <SmallPhoto photo={photo} />
    </>
  );
}

/** A photo of an item, small. */
export function SmallPhoto({ photo: { id, version, alt, lang } }: { photo: ItemPhoto }) {
  const src = mediaUrl(id, 160, version);
  return <img src={src} alt={alt ?? ""} lang={lang} width={72} height={72} loading="lazy" />;
}

interface ThanksProps {
  /** The id of the heading. */
  id: string;
  /** The name of the item. */
  name: string;
  /** Heading level that fits what is around it. */
  level: 2 | 4;
}

/** Says that the enquiry has arrived; gets the focus, since the form that had it is gone. */
export function Thanks({ id, name, level }: ThanksProps) {
  const words = useWords(itemsWords);
  const { thanks } = use(EnquiryTextsContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = level === 2 ? "h2" : "h4";
  return (
    <>
      <Heading ref={heading} id={id} tabIndex={-1}>
        {words.thanksTitle}
      </Heading>
      <p>
        {fill(words.thanksText, { name })}
        <SentenceSpace />
        <span>{thanks}</span>
      </p>
    </>
  );
}

/** The plain address at which an item is shown in the page, also without JavaScript. */
export function itemAddress(id: string): string {
  return `/involved?item=${encodeURIComponent(id)}`;
}

interface EnquiryFormProps {
  /** Start of the ids of the form's controls, unique on the page. */
  form: string;
  itemId: string;
  /** Why the form that was just sent was not taken. */
  refusal: FormRefusal | undefined;
  sending?: boolean;
}

/** The form in which visitors ask for an item. */
export function EnquiryFields({ form, itemId, refusal, sending = false }: EnquiryFormProps) {
  const words = useWords(itemsWords);
  const field = (name: "name" | "telephone" | "email" | "detail") => ({
    form,
    refusal,
    name,
    label: words[name],
  });
  return (
    <>
      {refusal && refusal.errors.length === 0 && <OtherContacts />}
      <p>
        {use(EnquiryTextsContext).ask}
        <SentenceSpace />
        <NoticeLink />
      </p>
      <input type="hidden" name="item_id" value={itemId} />
      <FormField {...field("name")} autoComplete="name" maxLength={LONGEST_LINE} />
      <FormField {...field("telephone")} type="tel" autoComplete="tel" maxLength={LONGEST_LINE} />
      <FormField {...field("email")} type="email" autoComplete="email" maxLength={LONGEST_ADDRESS} />
      <FormField {...field("detail")} note={words.detailHint} rows={4} maxLength={LONGEST_TEXT} />
      {/* A honeypot field: invisible, so only bots fill it in. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${form}-website`}>{words.trap}</label>
        <input id={`${form}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p>
        <button type="submit" className="button button-main" aria-disabled={sending || undefined}>
          {sending ? words.sending : words.send}
        </button>
      </p>
    </>
  );
}

/** Why the form was not taken, with links to the fields at fault. */
export function EnquiryProblem({ form, refusal }: { form: string; refusal: FormRefusal }) {
  const words = useWords(itemsWords);
  const labels = (["name", "telephone", "email", "detail"] as const).map(
    (name) => [name, words[name]] as const,
  );
  const title = refusal.errors.length > 0 ? words.problem : words.notTaken;
  return <FormProblem form={form} title={title} refusal={refusal} labels={labels} />;
}

/** The form in the page, which the page itself takes: no script is needed. */
export function EnquiryForm({ itemId, refusal }: { itemId: string; refusal: FormRefusal | undefined }) {
  const { prefix } = useLocale();
  const form = "enquiry";
  return (
    <>
      {refusal && <EnquiryProblem form={form} refusal={refusal} />}
      <PageForm className="stack" action={siteHref(prefix, `${itemAddress(itemId)}#${problemId(form)}`)}>
        <EnquiryFields form={form} itemId={itemId} refusal={refusal} />
        {/* Filled in by script; a form that came back is corrected in no time. */}
        {!refusal && <input type="hidden" name="elapsed" defaultValue="" />}
      </PageForm>
    </>
  );
}

/** Telephone and e-mail, for when a form cannot be sent. */
function OtherContacts() {
  const words = useWords(itemsWords);
  const { phone, email } = useSiteDetails();
  return (
    <div className="other-ways">
      <p>{words.reachUs}</p>
      <p>
        <a href={telephoneHref(phone)}>{phone}</a>
      </p>
      <p>
        <a href={mailHref(email)}>{email}</a>
      </p>
    </div>
  );
}

/** The data of the page for the panel's script, as JSON in the list of items. */
export interface PanelData {
  locale: Locale;
  details: ShownDetails;
  /** The day since which the privacy notice is in force, `YYYY-MM-DD`; `""` where none is known. */
  noticeDay: string;
  texts: EnquiryTexts;
  items: readonly ItemView[];
}

/** Id of the list of items. It carries the data, and in `data-open` the id of the chosen item. */
export const ITEM_GRID = "item-grid";

/** The event of the list that says that `data-open` has changed. */
export const OPEN_ITEM = "open-item";
