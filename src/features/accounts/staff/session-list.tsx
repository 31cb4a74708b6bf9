import { useState } from "react";
import { useRevalidator } from "react-router";
import { createClient } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { useBanner } from "../../../ui/frame/banner";
import { accountsContract, type StaffSession } from "../contract";
import { accountsWords } from "../words";
import { ProofForm } from "./proof-form";

const api = createClient(accountsContract);

/** The sessions of this account, with buttons that end each other session, or all of them. */
export function SessionList({ sessions }: { sessions: StaffSession[] }) {
  const words = useWords(accountsWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const tell = async (text: string) => {
    banner({ text });
    await revalidate();
  };
  return (
    <section className="staff-section" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">{words.sessions}</h2>
      <p className="my-2 max-w-prose">{words.sessionsIntro}</p>
      <ul className="row-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => tell(words.sessionEnded)} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers onEnded={() => tell(words.otherSessionsEnded)} />}
    </section>
  );
}

/** Ends all other sessions, once the password was given. */
function EndOthers({ onEnded }: { onEnded: () => Promise<void> }) {
  const words = useWords(accountsWords);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-danger mt-4"
        aria-expanded={asking}
        onClick={() => setAsking(!asking)}
      >
        {words.endOtherSessions}
      </button>
      {asking && (
        <ProofForm
          prefix="endOthers"
          asks={["password"]}
          submitLabel={words.endOthersNow}
          danger
          onSubmit={async ({ password }) => {
            await api.endSession({ password });
            await onEnded();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function SessionRow({ session, onEnded }: { session: StaffSession; onEnded: () => Promise<void> }) {
  const words = useWords(accountsWords);
  const lang = useLang();
  const [asking, setAsking] = useState(false);
  const { id, current, since, lastSeen, userAgent, byPasskey } = session;
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
        {asking && (
          <ProofForm
            prefix={`end-${id}`}
            asks={["password"]}
            submitLabel={words.endSessionNow}
            danger
            onSubmit={async ({ password }) => {
              await api.endSession({ session_id: id, password });
              await onEnded();
            }}
            onCancel={() => setAsking(false)}
          />
        )}
      </div>
      {!current && (
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={asking}
          aria-label={`${words.endSession}: ${device}, ${times.lastSeen}`}
          onClick={() => setAsking(!asking)}
        >
          {words.endSession}
        </button>
      )}
    </li>
  );
}

/** A browser's and its system's name out of a user agent, as far as they are the usual ones. */
function deviceOf(userAgent: string): { browser: string; system: string } {
  const browser = userAgent.match(/Edg|Firefox|FxiOS|CriOS|Chrome|Safari/)?.[0] ?? "";
  const system = userAgent.match(/iPhone|iPad|Android|Windows|Mac OS X|CrOS|Linux/)?.[0] ?? "";
  return { browser: BROWSERS[browser] ?? browser, system: SYSTEMS[system] ?? system };
}

/** Names that are written otherwise than in a user agent. */
const BROWSERS: Record<string, string> = { Edg: "Edge", FxiOS: "Firefox", CriOS: "Chrome" };
const SYSTEMS: Record<string, string> = { "Mac OS X": "Mac", CrOS: "Chromebook" };
