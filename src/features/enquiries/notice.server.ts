import type { Lang, Localized } from "../../core/locale/lang";
import type { Mail } from "../../core/mail/enqueue.server";
import { letter } from "../../core/mail/letter.server";
import type { KeptEnquiry } from "./rows.server";

const LANGUAGE: Localized = { eng: "English", tra: "Traditional Chinese", sim: "Simplified Chinese" };

/** The e-mail that tells staff of a message: in English, with the visitor's own words. An answer goes to the visitor. */
export function noticeOf(enquiry: KeptEnquiry, publicUrl: string): Mail {
  const { id, kind, name, email, telephone, organization, item, body, lang } = enquiry;
  const title = item ? `Interest in ${item.name} from ${name}` : `Message from ${name}`;
  const parts = [
    {
      facts: [
        ["Name", name],
        ["E-mail", email],
        ["Telephone", telephone],
        ["Organization", organization],
        ["Item", item?.name ?? ""],
        ["Price", item?.price ?? ""],
        ["Written on the page in", LANGUAGE[lang]],
      ] as const,
    },
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

/** Many write English on a Chinese page; whoever reads aloud should know. */
const quoteLang = (body: string, lang: Lang): Lang => (/\p{Script=Han}/u.test(body) ? lang : "eng");
