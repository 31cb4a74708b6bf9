import { Check, Copy, Reply } from "lucide-react";
import { useState } from "react";
import { useChanges } from "../../../platform/http/client";
import { newsDate, staffTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { mailHref, telephoneHref } from "../../../site/addresses/contact-links";
import { SelectField } from "../../../ui/fields/select-field";
import { TextArea } from "../../../ui/fields/text-area";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { LeaveGuard } from "../../../ui/form/unsaved";
import { useBanner } from "../../../ui/frame/banner";
import { usePermissions } from "../../../ui/frame/permissions";
import { ANSWER_WAYS, enquiriesContract, type Message, type MessageAnswer } from "../contract";
import { enquiriesWords } from "../words";

const WAY_WORDS = { email: "byEmail", telephone: "byTelephone", other: "byOther" } as const;

/** How to answer the sender, the answers that were given, and a form that records another one. */
export function MessageAnswers({ message, refresh }: { message: Message; refresh: () => Promise<void> }) {
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
      <Reach message={message} />
      {mayChange && <AnswerForm key={message.answers.length} message={message} refresh={refresh} />}
    </section>
  );
}

function GivenAnswer({ answer: { at, by, way, note } }: { answer: MessageAnswer }) {
  const words = useWords(enquiriesWords);
  const lang = useLang();
  return (
    <li>
      <p>{fill(words.answeredBy, { name: by, way: words[WAY_WORDS[way]], time: staffTime(at, lang) })}</p>
      {note && <p className="break-words whitespace-pre-wrap">{note}</p>}
    </li>
  );
}

/** Links to the sender: a new e-mail in one's own program, the address for any other, and the telephone. */
function Reach({ message: { email, telephone, lang, receivedAt } }: { message: Message }) {
  const words = useWords(enquiriesWords);
  const [copied, setCopied] = useState(false);
  const subject = fill(enquiriesWords[lang].answerSubject, { date: newsDate(receivedAt, lang) });
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

/** Records an answer, which marks the message as done. */
function AnswerForm({ message, refresh }: { message: Message; refresh: () => Promise<void> }) {
  const words = useWords(enquiriesWords);
  const changes = useChanges(enquiriesContract);
  const banner = useBanner();
  const { save, saving, problem, errorsAt } = useSave();
  const [way, setWay] = useState<MessageAnswer["way"]>(message.email ? "email" : "telephone");
  const [note, setNote] = useState("");
  const [saved, setSaved] = useState(false);
  const labels: Record<string, string> = { way: words.way, note: words.answerNote };
  const submit = () =>
    save(async () => {
      await changes.answer({ message_id: message._id, way, note });
      setSaved(true);
      banner({ text: words.answerSaved });
      await refresh();
    }, `answer ${message._id}`);
  return (
    <ImeSafeForm className="stack narrow" onSubmit={submit}>
      <LeaveGuard changed={() => note.trim() !== "" && !saved} saving={saving} />
      <ProblemSummary
        problem={problem}
        labelOf={(path) => labels[path] ?? path}
        submitLabel={words.saveAnswer}
      />
      <SelectField
        label={words.way}
        path="way"
        value={way}
        options={ANSWER_WAYS.map((each) => [each, words[WAY_WORDS[each]]] as const)}
        onChange={setWay}
        errors={errorsAt("way")}
      />
      <TextArea
        label={words.answerNote}
        hint={words.answerNoteHint}
        path="note"
        value={note}
        onChange={setNote}
        errors={errorsAt("note")}
      />
      <button type="submit" className="button button-main" aria-disabled={saving}>
        <Check aria-hidden="true" size={18} />
        {words.saveAnswer}
      </button>
    </ImeSafeForm>
  );
}
