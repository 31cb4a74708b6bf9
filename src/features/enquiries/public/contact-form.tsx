import { createRandom, siteFlower, siteInk } from "../../../art/drawing";
import { flossPath, OpenFlower } from "../../../art/flower";
import { useLang, useLocale, useWords } from "../../../platform/locale/lang";
import { SentenceSpace } from "../../../platform/locale/phrase";
import { LONGEST_ADDRESS } from "../../../platform/mail/mail-address";
import { InsteadOfForm } from "../../../site/form/instead-of-form";
import { LONGEST_LINE, LONGEST_TEXT } from "../../../site/form/limits";
import type { FormRefusal } from "../../../site/form/page-form";
import { FormField, FormProblem, PageForm, problemId } from "../../../site/form/page-form";
import { SiteLink, siteHref } from "../../../site/frame/page";
import { useMirror } from "../../../site/mirror/mirror-context";
import { NoticeLink } from "../../../site/notice/notice-link";
import { contactWords } from "./words";

/** The id of the part of the page that holds the form, or the thanks for it. */
export const CONTACT_FORM = "contact-form";

interface ContactFormProps {
  title: string;
  /** Shown above the fields. */
  text: string;
  /** Shown below the thanks. */
  thanks: string;
  /** The form has just been taken. */
  sent: boolean;
  /** Why the form that was just sent was not taken. */
  refusal?: FormRefusal | undefined;
}

/** Writes to the charity: a plain form that its page takes, then thanks. */
export function ContactForm({ title, text, thanks, sent, refusal }: ContactFormProps) {
  const words = useWords(contactWords);
  return (
    <section id={CONTACT_FORM} className="contact-form stack measure">
      <h2>{sent ? words.thanksTitle : title}</h2>
      {sent ? <Thanks text={thanks} /> : <Form text={text} refusal={refusal} />}
    </section>
  );
}

function Thanks({ text }: { text: string }) {
  const words = useWords(contactWords);
  const between = useLang() === "eng" ? " " : "";
  return (
    <>
      <p>{words.thanksText + between + text}</p>
      <p>
        <SiteLink className="button button-quiet" to={`/contact#${CONTACT_FORM}`}>
          {words.another}
        </SiteLink>
      </p>
      <LetterArt className="sent-art" />
    </>
  );
}

function Form({ text, refusal }: Pick<ContactFormProps, "text" | "refusal">) {
  const words = useWords(contactWords);
  const { prefix } = useLocale();
  const fields = useFields();
  if (useMirror()) return <InsteadOfForm />;
  return (
    <>
      {refusal && (
        <FormProblem
          form={CONTACT_FORM}
          title={refusal.errors.length > 0 ? words.problem : words.notTaken}
          refusal={refusal}
          labels={fields.map(({ name, label }) => [name, label] as const)}
        />
      )}
      <p>
        {text}
        <SentenceSpace />
        <NoticeLink />
      </p>
      {/* The fragment returns the sender here, with keyboard and screen reader. */}
      <PageForm className="stack" action={siteHref(prefix, `/contact#${problemId(CONTACT_FORM)}`)}>
        {fields.map((field) => (
          <FormField key={field.name} form={CONTACT_FORM} refusal={refusal} {...field} />
        ))}
        <Trap />
        {/* Filled in by script; a form that came back is corrected in no time. */}
        {!refusal && <input type="hidden" name="elapsed" defaultValue="" />}
        <p>
          <button type="submit" className="button button-main">
            {words.submit}
          </button>
        </p>
      </PageForm>
    </>
  );
}

/** In the order in which names are written: a Chinese surname comes first. */
function useFields() {
  const words = useWords(contactWords);
  const { lang } = useLocale();
  const line = { maxLength: LONGEST_LINE };
  const first = { name: "firstName", label: words.firstName, autoComplete: "given-name", ...line };
  const last = { name: "lastName", label: words.lastName, autoComplete: "family-name", ...line };
  const email = { name: "email", label: words.email, type: "email" as const, autoComplete: "email" };
  return [
    ...(lang === "eng" ? [first, last] : [last, first]),
    { ...email, maxLength: LONGEST_ADDRESS },
    {
      name: "organization",
      label: words.organization,
      note: words.optional,
      autoComplete: "organization",
      ...line,
    },
    { name: "message", label: words.message, rows: 8, maxLength: LONGEST_TEXT },
  ];
}

/** A honeypot field: invisible, so only bots fill it in. */
function Trap() {
  const words = useWords(contactWords);
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={`${CONTACT_FORM}-website`}>{words.trap}</label>
      <input id={`${CONTACT_FORM}-website`} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

const SILK = flossPath(createRandom(12), [300, 62], 56, -0.7, 21);

/** The drawing for a sent message: a letter sealed with a flower and carried by floss. */
function LetterArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 260" fill="none" aria-hidden="true">
      <circle cx="196" cy="138" r="112" fill={siteInk.leaf} />
      <path
        stroke={siteInk.wood}
        strokeWidth="2"
        strokeDasharray="1 9"
        strokeLinecap="round"
        d="M8 226C40 186 92 196 88 224C84 246 54 236 64 212C72 194 92 186 112 184"
      />
      <path stroke={siteInk.wood} strokeWidth="1.4" d={SILK} />
      <path stroke={siteInk.wood} d={flossPath(createRandom(4), [64, 82], 18, -1)} />
      <g transform="rotate(-7 200 150)">
        <path fill={siteInk.blush} stroke={siteInk.wood} strokeWidth="6" d="M108 96H292V220H108z" />
        <path
          stroke={siteInk.wood}
          strokeWidth="6"
          strokeLinejoin="round"
          d="M108 218L172 156M292 218L228 156M108 98L200 172L292 98"
        />
        <OpenFlower ink={siteFlower} x={200} y={162} scale={0.62} turn={8} />
      </g>
    </svg>
  );
}
