import { useState } from "react";
import { createClient } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { TextField } from "../../../ui/fields/text-field";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load, ScreenTitle } from "../../../ui/frame/screen";
import { factorsOf, ProvideFactors } from "../../../ui/proof/use-factor";
import { accountsContract } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import { type WorkMail as Mail, workContract } from "../work/contract";
import { workWords } from "../work/words";
import type { Route } from "./+types/account";
import { PasskeySection } from "./passkey-section";
import { PasswordForm } from "./password-form";
import { SessionList } from "./session-list";
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
