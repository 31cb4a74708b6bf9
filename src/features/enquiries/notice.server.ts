import { onOneLine } from "../../core/api/shapes";
import type { Lang, Localized } from "../../core/locale/lang";
import type { Mail } from "../../core/mail/enqueue.server";
import { letter } from "../../core/mail/letter.server";
import type { KeptEnquiry } from "./rows.server";

const LANGUAGE: Localized = { eng: "English", tra: "Traditional Chinese", sim: "Simplified Chinese" };

/** The e-mail that tells staff of a message: in English, with the visitor's own words. An answer goes to the visitor. */
export function noticeOf(enquiry: KeptEnquiry, publicUrl: string): Mail {
  const { id, kind, name, email, item, body, lang } = enquiry;
  // What is stored may have several lines, and no message must be lost for it.
  const title = onOneLine(item ? `Interest in ${item.name} from ${name}` : `Message from ${name}`);
  const parts = [
    { facts: factsOf(enquiry) },
    ...(body === "" ? [] : [{ quote: body, lang: quoteLang(body, lang) }]),
    { link: `${publicUrl}/cms/message?message_id=${id}`, label: "Open in the staff area" },
  ];
  return {
    kind,
    ref: id,
    lang: "eng",
    to: null,
    ...(email !== "" && { replyTo: { name, address: email } }),
    subject: title,
    ...letter("eng", title, parts),
  };
}

/** Who wrote, each answer as it was typed: of a Chinese name in one, nobody could tell where the surname ends. */
function factsOf({ kind, name, firstName, lastName, item, ...enquiry }: KeptEnquiry) {
  const names: [string, string][] = [
    ["First name", firstName],
    ["Last name", lastName],
  ];
  return [
    ...(kind === "contact" ? names : [["Name", name] as const]),
    ["E-mail", enquiry.email],
    ["Telephone", enquiry.telephone],
    ["Organisation", enquiry.organization],
    ["Item", item?.name ?? ""],
    ["Price", item?.price ?? ""],
    ["Written on the page in", LANGUAGE[enquiry.lang]],
  ] as const;
}

/** Many write English on a Chinese page; whoever reads aloud should know. */
const quoteLang = (body: string, lang: Lang): Lang => (/\p{Script=Han}/u.test(body) ? lang : "eng");
