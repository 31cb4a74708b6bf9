import type { ReactNode } from "react";
import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { mailHref } from "../../../core/site/addresses/mail-href";
import type { Message } from "../contract";
import { enquiriesWords } from "../words";
import { StateChips } from "./state-chip";

/** Who wrote, when and about what, and what became of the e-mail. */
export function MessageFacts({ message }: { message: Message }) {
  const staff = useStaffWords();
  const words = useWords(enquiriesWords);
  const lang = useLang();
  const { email, telephone, organization, item, suspicions } = message;
  const facts: [string, ReactNode][] = [
    [words.email, email && <a href={mailHref(email)}>{email}</a>],
    [words.telephone, telephone && <a href={`tel:${telephone.replaceAll(/[^\d+]/g, "")}`}>{telephone}</a>],
    [words.organization, organization && <Name key="organization" text={organization} />],
    [
      words.item,
      item && (
        <>
          <Name text={item.name} /> {fill(staff.aside, { text: item.price })}
        </>
      ),
    ],
    [words.received, staffTime(message.receivedAt, lang)],
    [words.language, staff[message.lang]],
    [words.why, suspicions.map((suspicion) => words[suspicion]).join(words.reasonMark)],
    [words.mail, <MailFacts key="mail" message={message} />],
  ];
  return (
    <dl className="contact-list">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function MailFacts({ message }: { message: Message }) {
  const words = useWords(enquiriesWords);
  const lang = useLang();
  const { mail, state } = message;
  return (
    <>
      <StateChips message={message} />
      {mail && mail.attempts > 0 && <p>{fill(words.attempts, { count: mail.attempts })}</p>}
      {mail?.sentAt && <p>{fill(words.sentAt, { time: staffTime(mail.sentAt, lang) })}</p>}
      {mail?.lastError && <p>{fill(words.lastError, { words: mail.lastError })}</p>}
      {mail && state === "retrying" && <p>{fill(words.nextTry, { time: staffTime(mail.nextAt, lang) })}</p>}
    </>
  );
}
