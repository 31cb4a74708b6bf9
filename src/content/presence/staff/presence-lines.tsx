import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { hongKongTime } from "../../../platform/locale/format";
import { fill, LANG_TAG, useLang, useWords } from "../../../platform/locale/lang";
import { Filled } from "../../../platform/locale/name";
import { historyAddress } from "../../revisions/staff/history-address";
import type { Presence, Present } from "../contract";
import type { Place } from "./window";
import { presenceWords } from "./words";

interface PresenceLineProps {
  /** With `{name}`, and `{time}` where it has one. */
  sentence: string;
  name: string;
  /** ISO 8601. */
  time?: string;
  /** Links and buttons. */
  children?: ReactNode;
}

/** One sentence about a colleague, with buttons. */
export function PresenceLine({ sentence, name, time, children }: PresenceLineProps) {
  const said = time === undefined ? sentence : fill(sentence, { time: hongKongTime(new Date(time)) });
  return (
    <p>
      <Users aria-hidden="true" size={18} />
      <span>
        <Filled sentence={said} names={{ name }} />
      </span>
      {children}
    </p>
  );
}

interface AnswerButtonProps {
  /** With `{name}`, where it names the colleague. */
  label: string;
  name: string;
  onClick: () => void;
}

export function AnswerButton({ label, name, onClick }: AnswerButtonProps) {
  return (
    <button type="button" className="button button-quiet" onClick={onClick}>
      <span>
        <Filled sentence={label} names={{ name }} />
      </span>
    </button>
  );
}

interface ColleagueProps {
  other: Present;
  /** The question to them in this window, and their answer. */
  asked: Presence["asks"] | undefined;
  /** Sends or withdraws a request to hand over; none where that is not possible. */
  onAsk: ((name?: string) => void) | undefined;
  /** True where both can write. */
  both: boolean;
}

interface ColleaguesProps extends Pick<ColleagueProps, "both"> {
  others: readonly Present[];
  asks: Presence["asks"];
  /** The function that asks a colleague to hand over; undefined where that is not possible. */
  onAskOf: (name: string) => ColleagueProps["onAsk"];
}

/**
 * The colleagues who have the same entry open. Several are one line, which folds out to a line for each: else
 * they would take a quarter of a window. A colleague who was asked has a visible line, since there is an
 * answer to see.
 */
export function Colleagues({ others, asks, both, onAskOf }: ColleaguesProps) {
  const words = useWords(presenceWords);
  const tag = LANG_TAG[useLang()];
  const isAsked = ({ name }: Present) => asks?.name === name;
  const lineOf = (other: Present) => (
    <Colleague
      key={other.name}
      other={other}
      asked={isAsked(other) && asks ? asks : undefined}
      both={both}
      onAsk={onAskOf(other.name)}
    />
  );
  const quiet = others.filter((other) => !isAsked(other));
  const names = new Intl.ListFormat(tag).format(quiet.map(({ name }) => name));
  const sentence = quiet.some(({ isWriting }) => isWriting) ? words.severalWriting : words.several;
  return (
    <>
      {others.filter(isAsked).map(lineOf)}
      {quiet.length > 1 ? (
        <details>
          <summary>
            <PresenceLine sentence={sentence} name={names} />
          </summary>
          {quiet.map(lineOf)}
        </details>
      ) : (
        quiet.map(lineOf)
      )}
    </>
  );
}

/** A colleague who has the same entry open, in one line that folds out to a button that takes over. */
function Colleague({ other: { name, since, isWriting }, asked, onAsk, both }: ColleagueProps) {
  const words = useWords(presenceWords);
  if (asked?.answer === "lets") return <LetGo name={name} draft={asked.draft} />;
  if (asked?.answer === null) {
    return (
      <PresenceLine sentence={words.asked} name={name}>
        {onAsk && <AnswerButton label={words.withdraw} name={name} onClick={() => onAsk()} />}
      </PresenceLine>
    );
  }
  const sentence = asked ? words.stays : isWriting ? words.writing : words.open;
  const line = <PresenceLine sentence={sentence} name={name} time={since} />;
  if (!onAsk) return line;
  return (
    <details>
      <summary>{line}</summary>
      {both && <p>{words.both}</p>}
      <AnswerButton label={words.ask} name={name} onClick={() => onAsk(name)} />
    </details>
  );
}

/** Says that a colleague has handed over, with a link to their draft, unless the form has it. */
function LetGo({ name, draft }: { name: string; draft: string | null }) {
  const words = useWords(presenceWords);
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  const isHere = draft === null || address.get("draft") === draft;
  if (!isHere) address.set("draft", draft);
  return (
    <PresenceLine sentence={words.lets} name={name}>
      {!isHere && (
        <Link className="button button-quiet" to={`${pathname}?${address}`}>
          <span>
            <Filled sentence={words.goOn} names={{ name }} />
          </span>
        </Link>
      )}
    </PresenceLine>
  );
}

interface SavedSinceProps {
  place: Place;
  /** Number of the revision that the form shows. */
  version: number;
  saved: NonNullable<Presence["saved"]>;
}

/** Says that somebody else has saved the entry since the form was opened, with a link to the changes. */
export function SavedSince({ place: { type, id }, version, saved }: SavedSinceProps) {
  const words = useWords(presenceWords);
  const between = new URLSearchParams({ from: String(version), to: String(saved.version) });
  return (
    <PresenceLine sentence={words.saved} name={saved.by} time={saved.at}>
      <Link className="button button-quiet" to={`${historyAddress(type, id)}&${between}`}>
        {words.changes}
      </Link>
    </PresenceLine>
  );
}
