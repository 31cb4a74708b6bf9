import { newsDate } from "../../platform/locale/format";
import { fill } from "../../platform/locale/lang";
import { emailTemplate } from "../../platform/mail/email-template.server";
import type { Mail } from "../../platform/mail/enqueue.server";
import type { StoredEnquiry } from "./store.server";
import { enquiriesWords } from "./words";

/** The e-mail with an answer, in the language of the page on which the message was written; it quotes the message. */
export function answerOf(
  { email, lang, body, receivedAt }: StoredEnquiry,
  answer: { id: string; text: string; replyTo: string },
): Mail {
  const words = enquiriesWords[lang];
  const subject = fill(words.answerSubject, { date: newsDate(receivedAt, lang) });
  const parts = [
    ...answer.text.split(/\n{2,}/).map((paragraph) => ({ paragraph })),
    ...(body === "" ? [] : [{ paragraph: words.youWrote }, { quote: body, lang }]),
  ];
  return {
    kind: "answer",
    ref: answer.id,
    lang,
    to: email,
    replyTo: { name: "", address: answer.replyTo },
    subject,
    ...emailTemplate(lang, subject, parts),
  };
}
