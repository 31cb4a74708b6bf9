import { use } from "react";
import { useLocale, useWords } from "../../../platform/locale/lang";
import { SentenceSpace } from "../../../platform/locale/phrase";
import { LONGEST_ADDRESS } from "../../../platform/mail/mail-address";
import { mailHref, telephoneHref } from "../../../site/addresses/contact-links";
import { LONGEST_LINE, LONGEST_TEXT } from "../../../site/form/limits";
import type { FormRefusal } from "../../../site/form/page-form";
import { FormField, FormProblem, PageForm, problemId } from "../../../site/form/page-form";
import { siteHref, useSiteDetails } from "../../../site/frame/page";
import { NoticeLink } from "../../../site/notice/notice-link";
import { EnquiryTextsContext, itemAddress } from "./item-parts";
import { itemsWords } from "./words";

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
