import { useState } from "react";
import { useRevalidator } from "react-router";
import { createClient } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { PasswordField } from "../../../ui/fields/password-field";
import { TextField } from "../../../ui/fields/text-field";
import { LockableFields } from "../../../ui/form/draft-form";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load, ScreenTitle } from "../../../ui/frame/screen";
import { factorsOf, ProvideFactors, useFactor } from "../../../ui/proof/use-factor";
import { accountsContract, type StaffSession } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import { type WorkMail as Mail, workContract } from "../work/contract";
import { workWords } from "../work/words";
import type { Route } from "./+types/account";
import { NewPasswordField } from "./new-password-field";
import { PasskeySection } from "./passkey-section";
import { ProofForm } from "./proof-form";
import { TwoFactorSection } from "./two-factor-section";

const api = createClient(accountsContract);

export const clientLoader = () =>
  load(async () => {
    const methods = await api.signInMethods({});
    // Until the second factor is there, the server answers nothing else.
    const isOpen = !methods.secondFactorNeeded;
    const { sessions, workMail: mail } = isOpen ? await api.sessions({}) : { sessions: [], workMail: null };
    return { methods, sessions, mail, username: (await api.session({})).username ?? "" };
  });

export const HydrateFallback = Loading;

/** One's own account: password, second step, passkeys, and where it is logged in. */
export default function Account({ loaderData: { methods, sessions, mail, username } }: Route.ComponentProps) {
  const words = useWords(accountsWords);
  const own = useWords(secondFactorWords);
  const lang = useLang();
  const { secondFactorNeeded: needed, passkeys, firstPasswordUntil: until } = methods;
  const byPasskey = needed && passkeys.length > 0;
  return (
    <ProvideFactors value={factorsOf(methods)}>
      <ScreenTitle title={words.account} />
      {needed && (
        <p role="alert" className="mb-6 border-2 border-kapok p-4 font-bold">
          {byPasskey ? own.neededByPasskey : own.needed}
        </p>
      )}
      {until !== null && (
        <p className="mb-6 border-2 border-kapok p-4 font-bold">
          {fill(words.firstPassword, { until: staffTime(until, lang) })}
        </p>
      )}
      {!needed && <PasswordForm />}
      {!byPasskey && (
        <>
          <TwoFactorSection methods={methods} username={username} />
          <PasskeySection passkeys={passkeys} locked={needed} />
        </>
      )}
      {mail && <WorkMail {...mail} />}
      {!needed && <SessionList sessions={sessions} />}
    </ProvideFactors>
  );
}

const work = createClient(workContract);

/** A user's address for work e-mail; sent in the language in which they saved it. */
function WorkMail({ address: stored, mailReady }: Mail) {
  const words = useWords(workWords);
  const lang = useLang();
  const banner = useBanner();
  const { save, problem, errorsAt } = useSave();
  const [address, setAddress] = useState(stored);
  const submit = () =>
    void save(async () => {
      await work.setWorkMail({ address, lang });
      banner({ text: words.saved, saved: true });
    });
  return (
    <section className="staff-section" aria-labelledby="work-mail-heading">
      <h2 id="work-mail-heading" className="mb-2">
        {words.mail}
      </h2>
      <ImeSafeForm className="narrow" onSubmit={submit}>
        <ProblemSummary problem={problem} labelOf={() => words.address} submitLabel={words.save} />
        <TextField
          label={words.address}
          hint={mailReady ? words.addressHint : `${words.addressHint} ${words.notReady}`}
          path="address"
          inputMode="email"
          autoComplete="email"
          value={address}
          onChange={setAddress}
          errors={errorsAt("address")}
        />
        <button type="submit" className="button button-main mt-4">
          {words.save}
        </button>
      </ImeSafeForm>
    </section>
  );
}

/** Milliseconds that the confirmation stays. */
const SHOWN = 4000;

function PasswordForm() {
  const words = useStaffWords();
  const own = useWords(accountsWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, saving, problem, errorsAt } = useSave();
  const factor = useFactor();
  const [currentPassword, setCurrent] = useState("");
  const [newPassword, setNew] = useState("");
  const submit = () =>
    save(async () => {
      const shown = await factor.shown();
      await api.changePassword({ currentPassword, newPassword, ...shown });
      factor.clear();
      setCurrent("");
      setNew("");
      banner({ text: own.passwordChanged, ms: SHOWN });
      await revalidate();
    });
  const labels: Record<string, string> = {
    currentPassword: own.currentPassword,
    newPassword: own.newPassword,
    code: factor.label,
  };
  return (
    <section className="staff-section" aria-labelledby="password-heading">
      <h2 id="password-heading">{own.changePassword}</h2>
      <ImeSafeForm onSubmit={submit} className="stack narrow">
        <ProblemSummary
          problem={problem}
          labelOf={(path) => labels[path] ?? path}
          submitLabel={own.changePassword}
        />
        <LockableFields isLocked={saving} className="stack">
          <PasswordField
            label={own.currentPassword}
            path="currentPassword"
            autoComplete="current-password"
            value={currentPassword}
            onChange={setCurrent}
            errors={errorsAt("currentPassword")}
          />
          <NewPasswordField
            label={own.newPassword}
            value={newPassword}
            onChange={setNew}
            errors={errorsAt("newPassword")}
          />
          {factor.fields({ path: "code", errors: errorsAt("code") })}
        </LockableFields>
        <button type="submit" className="button button-main" aria-disabled={saving}>
          {saving ? words.saving : own.changePassword}
        </button>
      </ImeSafeForm>
    </section>
  );
}

/** The sessions of this account, with buttons that end each other session, or all of them. */
function SessionList({ sessions }: { sessions: StaffSession[] }) {
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
