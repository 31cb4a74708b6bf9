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

const api = createClient(accountsContract);

/** Milliseconds that the confirmation stays. */
const SHOWN = 2000;

/** Where this account is logged in, with a way to end each session but this one. */
export function SessionList({ sessions }: { sessions: StaffSession[] }) {
  const words = useWords(accountsWords);
  const lang = useLang();
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const end = (session_id: string) =>
    save(async () => {
      await api.endSession({ session_id });
      banner({ text: words.sessionEnded, ms: SHOWN });
      await revalidate();
    });
  return (
    <section className="staff-section" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">{words.sessions}</h2>
      <ProblemSummary problem={problem} labelOf={() => words.sessions} />
      <ul className="row-list">
        {sessions.map(({ id, current, since, lastSeen, userAgent }) => (
          <li key={id} className="row">
            <div>
              <p>
                <strong>
                  {current ? words.thisSession : browserName(userAgent) || words.unknownBrowser}
                </strong>
              </p>
              <p className="field-hint">
                {fill(words.sessionSince, {
                  since: staffTime(since, lang),
                  lastSeen: staffTime(lastSeen, lang),
                })}
              </p>
            </div>
            {!current && (
              <button type="button" className="button button-quiet" onClick={() => end(id)}>
                {words.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A browser's and its system's name out of a user agent, as far as they are the usual ones. */
function browserName(userAgent: string): string {
  const browser = userAgent.match(/Edg|Firefox|Chrome|Safari/)?.[0].replace("Edg", "Edge");
  const system = userAgent.match(/iPhone|iPad|Android|Windows|Mac OS X|Linux/)?.[0].replace(" OS X", "");
  return [browser, system].filter(Boolean).join(", ");
}
