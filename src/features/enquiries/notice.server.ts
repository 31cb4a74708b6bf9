import { onOneLine } from "../../core/api/shapes";
import type { Config } from "../../core/config.server";
import { fill } from "../../core/locale/fill";
import type { Lang } from "../../core/locale/lang";
import type { Mail } from "../../core/mail/enqueue.server";
import { letter } from "../../core/mail/letter.server";
import { noticeWords } from "./notice-words";
import type { KeptEnquiry } from "./rows.server";

/** The e-mail that tells staff of a message, with the visitor's own words. An answer goes to the visitor. */
export function noticeOf(
  enquiry: KeptEnquiry,
  { publicUrl, mailLang }: Pick<Config, "publicUrl" | "mailLang">,
): Mail {
  const { id, kind, name, email, item, body, lang } = enquiry;
  const words = noticeWords[mailLang];
  // What is stored may have several lines, and no message must be lost for it.
  const title = onOneLine(
    item ? fill(words.interest, { item: item.name, name }) : fill(words.message, { name }),
  );
  const parts = [
    { facts: factsOf(enquiry, mailLang) },
    ...(body === "" ? [] : [{ quote: body, lang: quoteLang(body, lang) }]),
    { link: `${publicUrl}/cms/message?message_id=${id}`, label: words.openLink },
  ];
  return {
    kind,
    ref: id,
    lang: mailLang,
    to: null,
    ...(email !== "" && { replyTo: { name, address: email } }),
    subject: title,
    ...letter(mailLang, title, parts),
  };
}

/** Who wrote, each answer as it was typed: of a Chinese name in one, nobody could tell where the surname ends. */
function factsOf({ kind, name, firstName, lastName, item, ...enquiry }: KeptEnquiry, lang: Lang) {
  const words = noticeWords[lang];
  const names: [string, string][] = [
    [words.firstName, firstName],
    [words.lastName, lastName],
  ];
  return [
    ...(kind === "contact" ? names : [[words.name, name] as const]),
    [words.email, enquiry.email],
    [words.telephone, enquiry.telephone],
    [words.organization, enquiry.organization],
    [words.item, item?.name ?? ""],
    [words.price, item?.price ?? ""],
    [words.writtenIn, words.language[enquiry.lang]],
  ] as const;
}

/** Many write English on a Chinese page; whoever reads aloud should know. */
const quoteLang = (body: string, lang: Lang): Lang => (/\p{Script=Han}/u.test(body) ? lang : "eng");
