import { useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import { ProblemSummary } from "../../../core/staff/problem-summary";
import { useSave } from "../../../core/staff/use-save";
import { accountsContract, type StaffSession } from "../contract";
import { accountsWords } from "../messages";
import { deviceOf } from "./device-words";

const api = createClient(accountsContract);

/** Milliseconds that the confirmation stays. */
const SHOWN = 2000;

/** Where this account is logged in, with a way to end each session but this one, and all of those. */
export function SessionList({ sessions }: { sessions: StaffSession[] }) {
  const words = useWords(accountsWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const end = (call: () => Promise<unknown>, text: string) =>
    save(async () => {
      await call();
      banner({ text, ms: SHOWN });
      await revalidate();
    });
  return (
    <section className="staff-section" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">{words.sessions}</h2>
      <ProblemSummary problem={problem} labelOf={() => words.sessions} />
      <ul className="row-list">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => end(() => api.endSession({ session_id: session.id }), words.sessionEnded)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          type="button"
          className="button button-danger mt-4"
          onClick={() => end(() => api.endOtherSessions({}), words.otherSessionsEnded)}
        >
          {words.endOtherSessions}
        </button>
      )}
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: StaffSession; onEnd: () => void }) {
  const words = useWords(accountsWords);
  const lang = useLang();
  const { current, since, lastSeen, userAgent, byPasskey } = session;
  const { browser, system } = deviceOf(userAgent);
  const device =
    browser && system ? fill(words.device, { browser, system }) : browser || system || words.unknownBrowser;
  const times = { since: staffTime(since, lang), lastSeen: staffTime(lastSeen, lang) };
  return (
    <li className="row">
      <div className="row-text">
        <p>
          <strong>{device}</strong> {current && <span className="chip">{words.thisSession}</span>}
        </p>
        <p className="field-hint">
          {fill(words.sessionSince, times)}
          {byPasskey && ` · ${words.byPasskey}`}
        </p>
      </div>
      {!current && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={`${words.endSession}: ${device}, ${times.lastSeen}`}
          onClick={onEnd}
        >
          {words.endSession}
        </button>
      )}
    </li>
  );
}
