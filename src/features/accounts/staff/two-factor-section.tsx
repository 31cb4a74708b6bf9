import { useState } from "react";
import { useRevalidator } from "react-router";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/frame/banner";
import type { SignInMethods } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { RecoveryCodes } from "./recovery-codes";
import { TwoFactorOff } from "./two-factor-off";
import { TwoFactorOn } from "./two-factor-on";

/** Milliseconds that a confirmation stays. */
const SHOWN = 4000;

/** The second step of a login: set it up, see the recovery codes once, switch it off. */
export function TwoFactorSection({ methods, username }: { methods: SignInMethods; username: string }) {
  const words = useWords(secondFactorWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<string[] | null>(null);
  const { twoFactor, recoveryCodes } = methods;
  const tell = async (text: string | null, codes: string[] | null) => {
    setMade(codes);
    if (text) banner({ text, ms: SHOWN });
    await revalidate();
  };
  return (
    <section className="staff-section" aria-labelledby="two-factor-heading">
      <h2 id="two-factor-heading">{words.twoFactor}</h2>
      <p className="my-2 max-w-prose">{words.twoFactorIntro}</p>
      <p className="mb-4">
        <strong>{twoFactor ? words.twoFactorOn : words.twoFactorOff}</strong>
        {twoFactor && ` · ${fill(words.recoveryLeft, { count: recoveryCodes })}`}
      </p>
      {made && <RecoveryCodes codes={made} username={username} onKept={() => setMade(null)} />}
      {twoFactor ? (
        <TwoFactorOn
          onCodes={(codes) => tell(null, codes)}
          onSwitchedOff={() => tell(words.switchedOff, null)}
        />
      ) : (
        <TwoFactorOff
          needed={methods.secondFactorNeeded}
          onSwitchedOn={(codes) => tell(words.switchedOn, codes)}
        />
      )}
    </section>
  );
}
