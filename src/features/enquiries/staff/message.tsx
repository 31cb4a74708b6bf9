import { Check, Copy, Reply, Send } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { redirect, useNavigate, useRevalidator } from "react-router";
import { createClient, useChanges } from "../../../platform/http/client";
import { plainDay, staffTime } from "../../../platform/locale/format";
import { fill, LANG_TAG, useLang, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { mailHref, telephoneHref } from "../../../site/addresses/contact-links";
import { NoticeVersionLink, noticeVersionWords } from "../../../site/notice/staff/notice-version-link";
import { Fold } from "../../../ui/fields/fold";
import { SelectField } from "../../../ui/fields/select-field";
import { TextArea } from "../../../ui/fields/text-field";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { LeaveGuard } from "../../../ui/form/unsaved";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load, ScreenTitle, usePermissions } from "../../../ui/frame/screen";
import { useStillShown } from "../../../ui/frame/use-still-shown";
import { useWhileSending } from "../../../ui/frame/use-while-sending";
import { useWayBack } from "../../../ui/list/load-list";
import { ANSWER_WAYS, enquiriesContract, type Message, type MessageAnswer } from "../contract";
import { enquiriesWords } from "../words";
import type { Route } from "./+types/message";
import { MailChip, MessageActions, StateChips, useMessageActions } from "./message-row";

const api = createClient(enquiriesContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const message_id = new URL(request.url).searchParams.get("message_id");
  if (!message_id) throw redirect("/cms/messages");
  return load(() => api.one({ message_id }));
};

export const HydrateFallback = Loading;

/** One message in full; opening it marks it as read. */
export default function OneMessage({ loaderData: { message, sends } }: Route.ComponentProps) {
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
  useWhileSending(message.answers.filter(({ mail }) => mail === "waiting").length, revalidate);
  return (
    <>
      <ScreenTitle title={name} typed list={{ to: list, label: words.allMessages }} />
      <ProblemSummary problem={actions.problem} labelOf={() => words.message} />
      <div className="stack measure">
        <MessageFacts message={message} />
        <section aria-labelledby="message-text" className="stack">
          <h2 id="message-text">{words.message}</h2>
          <p className="rounded-xl bg-mist p-4 break-words whitespace-pre-wrap" lang={LANG_TAG[message.lang]}>
            {body}
          </p>
        </section>
        {message.state !== "suspected" && (
          <MessageAnswers message={message} sends={sends} refresh={revalidate} />
        )}
        <MessageActions
          message={message}
          onDone={() => actions.markDone(message)}
          onResend={() => actions.resend(message)}
          onNotSpam={() => actions.notSpam(message)}
          onErase={() => actions.erase(message, toList)}
        />
        <MessageDetails message={message} />
      </div>
    </>
  );
}

type Facts = [string, ReactNode][];

/** Who wrote the message, about what, when, and what was done with it. */
function MessageFacts({ message }: { message: Message }) {
  const staff = useStaffWords();
  const words = useWords(enquiriesWords);
  const lang = useLang();
  const { email, telephone, organization, item, suspicions } = message;
  const facts: Facts = [
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
    [words.why, suspicions.map((suspicion) => words[suspicion]).join(words.reasonMark)],
  ];
  return <FactList facts={facts} />;
}

/** What is seldom asked about a message: its language, the privacy notice shown, and its e-mail to the charity. */
function MessageDetails({ message }: { message: Message }) {
  const staff = useStaffWords();
  const words = useWords(enquiriesWords);
  const notice = useWords(noticeVersionWords);
  const facts: Facts = [
    [words.language, staff[message.lang]],
    [notice.label, <NoticeVersionLink key="notice" notice={message.notice} />],
    [words.mail, <MailFacts key="mail" message={message} />],
  ];
  return <FactList facts={facts} />;
}

function FactList({ facts }: { facts: Facts }) {
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
      {mail && mail.attempts > 1 && <p>{fill(words.attempts, { count: mail.attempts })}</p>}
      {mail?.sentAt && <p>{fill(words.sentAt, { time: staffTime(mail.sentAt, lang) })}</p>}
      {mail?.lastError && <p>{fill(words.lastError, { words: mail.lastError })}</p>}
      {mail && state === "retrying" && <p>{fill(words.nextTry, { time: staffTime(mail.nextAt, lang) })}</p>}
    </>
  );
}

const WAY_WORDS = { email: "byEmail", telephone: "byTelephone", other: "byOther" } as const;

interface MessageAnswersProps {
  message: Message;
  /** Whether an answer can be sent from here. */
  sends: boolean;
  refresh: () => Promise<void>;
}

/** The answers that were given, and a form that sends or records another one. */
function MessageAnswers({ message, sends, refresh }: MessageAnswersProps) {
  const words = useWords(enquiriesWords);
  const { mayChange } = usePermissions();
  return (
    <section aria-labelledby="message-answers" className="stack">
      <h2 id="message-answers">{words.answers}</h2>
      {message.answers.length > 0 && (
        <ol className="message-answers">
          {message.answers.map((answer) => (
            <GivenAnswer key={answer.at} answer={answer} />
          ))}
        </ol>
      )}
      {!mayChange ? (
        <Reach message={message} />
      ) : message.answers.length > 0 ? (
        <Fold key={message.answers.length} name={words.answerAgain}>
          <AnswerForm {...{ message, sends, refresh }} />
        </Fold>
      ) : (
        <AnswerForm {...{ message, sends, refresh }} />
      )}
    </section>
  );
}

const MAIL_WORDS = { waiting: "answerWaiting", sent: "stateSent", failed: "stateFailed" } as const;

function GivenAnswer({ answer: { at, by, way, note, mail } }: { answer: MessageAnswer }) {
  const words = useWords(enquiriesWords);
  const lang = useLang();
  return (
    <li>
      <p>
        {fill(words.answeredBy, { name: by, way: words[WAY_WORDS[way]], time: staffTime(at, lang) })}
        {mail && <span className="chip ms-2">{words[MAIL_WORDS[mail]]}</span>}
      </p>
      {note && <p className="break-words whitespace-pre-wrap">{note}</p>}
    </li>
  );
}

/** Links to the sender: a new e-mail in one's own program, the address for any other, and the telephone. */
function Reach({ message: { email, telephone, lang, receivedAt } }: { message: Message }) {
  const words = useWords(enquiriesWords);
  const [copied, setCopied] = useState(false);
  const subject = fill(enquiriesWords[lang].answerSubject, { date: plainDay(receivedAt, lang) });
  const copy = async () => {
    await navigator.clipboard.writeText(email);
    setCopied(true);
  };
  return (
    <div className="row-actions">
      {email && (
        <>
          <a className="button button-quiet" href={mailHref(email, subject)}>
            <Reply aria-hidden="true" size={18} />
            {words.answer}
          </a>
          <button type="button" className="button button-quiet" onClick={() => void copy().catch(() => {})}>
            <Copy aria-hidden="true" size={18} />
            {words.copyAddress}
          </button>
        </>
      )}
      {telephone && (
        <a className="button button-quiet" href={telephoneHref(telephone)}>
          {fill(words.call, { number: telephone })}
        </a>
      )}
      <p role="status" className={copied ? "" : "visually-hidden"}>
        {copied && words.addressCopied}
      </p>
    </div>
  );
}

/** The channels of the form: those of an answer, and an e-mail from here. */
type Channel = MessageAnswer["way"] | "here";

/** Sends an answer, or records one that was given in another way; both mark the message as done. */
function AnswerForm({ message, sends, refresh }: MessageAnswersProps) {
  const words = useWords(enquiriesWords);
  const changes = useChanges(enquiriesContract);
  const banner = useBanner();
  const { save, saving, problem, errorsAt } = useSave();
  const { _id, email } = message;
  const [channel, setChannel] = useState<Channel>(sends ? "here" : email ? "email" : "telephone");
  const [note, setNote] = useState("");
  const [saved, setSaved] = useState(false);
  const isSent = channel === "here";
  const options: readonly (readonly [Channel, string])[] = [
    ...(sends ? [["here", words.fromHere] as const] : []),
    ...ANSWER_WAYS.map((way) => [way, way === "email" ? words.ownProgram : words[WAY_WORDS[way]]] as const),
  ];
  const text = {
    label: isSent ? words.answerText : words.answerNote,
    hint: isSent ? fill(words.answerTextHint, { email }) : words.answerNoteHint,
  };
  const button = isSent ? words.sendAnswer : words.saveAnswer;
  const labels: Record<string, string> = { way: words.way, note: text.label };
  const submit = () =>
    save(async () => {
      await changes.answer({ message_id: _id, way: isSent ? "email" : channel, note, send: isSent });
      setSaved(true);
      banner({ text: isSent ? fill(words.answerSent, { email }) : words.answerSaved });
      await refresh();
    }, `answer ${_id}`);
  return (
    <ImeSafeForm className="answer-form stack narrow" onSubmit={submit}>
      <LeaveGuard changed={() => note.trim() !== "" && !saved} saving={saving} />
      <ProblemSummary problem={problem} labelOf={(path) => labels[path] ?? path} submitLabel={button} />
      <SelectField
        label={words.way}
        path="way"
        value={channel}
        options={options}
        onChange={setChannel}
        errors={errorsAt("way")}
      />
      {!isSent && <Reach message={message} />}
      <TextArea {...text} path="note" value={note} onChange={setNote} errors={errorsAt("note")} />
      <button type="submit" className="button button-main" aria-disabled={saving}>
        {isSent ? <Send aria-hidden="true" size={18} /> : <Check aria-hidden="true" size={18} />}
        {button}
      </button>
    </ImeSafeForm>
  );
}
