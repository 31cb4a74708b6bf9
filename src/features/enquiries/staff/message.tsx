import { type ReactNode, useEffect } from "react";
import { redirect, useNavigate, useRevalidator } from "react-router";
import { createClient, useChanges } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/dates";
import { fill, LANG_TAG } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { mailHref } from "../../../site/addresses/contact-links";
import { NoticeVersionLink, noticeVersionWords } from "../../../site/notice/staff/notice-version-link";
import { ProblemSummary } from "../../../ui/form/form";
import { Loading, load, ScreenTitle } from "../../../ui/frame/screen";
import { useStillShown } from "../../../ui/frame/use-still-shown";
import { useWayBack } from "../../../ui/list/load-list";
import { enquiriesContract, type Message } from "../contract";
import { enquiriesWords } from "../words";
import type { Route } from "./+types/message";
import { MessageActions, useMessageActions } from "./message-actions";
import { MessageAnswers } from "./message-answers";
import { MailChip, StateChips } from "./message-row";

const api = createClient(enquiriesContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const message_id = new URL(request.url).searchParams.get("message_id");
  if (!message_id) throw redirect("/cms/messages");
  return load(() => api.one({ message_id }));
};

export const HydrateFallback = Loading;

/** One message in full; opening it marks it as read. */
export default function OneMessage({ loaderData: { message } }: Route.ComponentProps) {
  const changes = useChanges(enquiriesContract);
  const words = useWords(enquiriesWords);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const stillShown = useStillShown();
  const list = useWayBack("/cms/messages");
  const toList = async () => {
    if (stillShown()) await navigate(list);
  };
  const actions = useMessageActions(revalidate);
  const { _id, opened, name, body } = message;
  useEffect(() => {
    // Not worth a word when it fails: the message stays new for the next one who opens it.
    if (!opened) changes.open({ message_id: _id }).catch(() => {});
  }, [_id, opened]);
  return (
    <>
      <ScreenTitle title={name} typed list={{ to: list, label: words.allMessages }} />
      <ProblemSummary problem={actions.problem} labelOf={() => words.message} />
      <div className="stack measure">
        <MessageFacts message={message} />
        <section aria-labelledby="message-text">
          <h2 id="message-text">{words.message}</h2>
          <p className="rounded-xl bg-mist p-4 break-words whitespace-pre-wrap" lang={LANG_TAG[message.lang]}>
            {body}
          </p>
        </section>
        {message.state !== "suspected" && <MessageAnswers message={message} refresh={revalidate} />}
        <MessageActions
          message={message}
          onDone={() => actions.markDone(message)}
          onResend={() => actions.resend(message)}
          onNotSpam={() => actions.notSpam(message)}
          onErase={() => actions.erase(message, toList)}
        />
      </div>
    </>
  );
}

/** The sender, date, subject and e-mail state of a message. */
function MessageFacts({ message }: { message: Message }) {
  const staff = useStaffWords();
  const words = useWords(enquiriesWords);
  const notice = useWords(noticeVersionWords);
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
    [words.state, <StateChips key="state" message={message} />],
    [
      words.received,
      <time key="received" dateTime={message.receivedAt}>
        {staffTime(message.receivedAt, lang)}
      </time>,
    ],
    [words.language, staff[message.lang]],
    [notice.label, <NoticeVersionLink key="notice" notice={message.notice} />],
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
      <MailChip message={message} />
      {mail && mail.attempts > 0 && <p>{fill(words.attempts, { count: mail.attempts })}</p>}
      {mail?.sentAt && <p>{fill(words.sentAt, { time: staffTime(mail.sentAt, lang) })}</p>}
      {mail?.lastError && <p>{fill(words.lastError, { words: mail.lastError })}</p>}
      {mail && state === "retrying" && <p>{fill(words.nextTry, { time: staffTime(mail.nextAt, lang) })}</p>}
    </>
  );
}
