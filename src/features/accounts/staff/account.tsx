import { createClient } from "../../../core/api/client";
import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { Loading, load } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { factorsOf, ProvideFactors } from "../../../core/staff/proof/use-factor";
import { accountsContract } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import type { Route } from "./+types/account";
import { PasskeySection } from "./passkey-section";
import { PasswordForm } from "./password-form";
import { SessionList } from "./session-list";
import { TwoFactorSection } from "./two-factor-section";
import { WorkMail } from "./work-mail";

const api = createClient(accountsContract);

export const clientLoader = () =>
  load(async () => {
    const methods = await api.signInMethods({});
    // Until the second factor is there, the server answers nothing else.
    const isOpen = !methods.secondFactorNeeded;
    const [sessions, mail] = isOpen
      ? await Promise.all([api.sessions({}).then((answer) => answer.sessions), api.workMail({})])
      : [[]];
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
