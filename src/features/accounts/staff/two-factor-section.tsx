import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Proof } from "../../../platform/auth/proof-contract";
import { createClient } from "../../../platform/http/client";
import type { OutputOf } from "../../../platform/http/contract";
import { fill, useWords } from "../../../platform/locale/lang";
import { useBanner } from "../../../ui/frame/banner";
import { accountsContract, type SignInMethods } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { ProofForm } from "./proof-form";
import { CopyButton, RecoveryCodes } from "./recovery-codes";

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
      {made && <RecoveryCodes codes={made} username={username} onSaved={() => setMade(null)} />}
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

const api = createClient(accountsContract);

interface TwoFactorOnProps {
  onCodes: (codes: string[]) => Promise<void>;
  onSwitchedOff: () => Promise<void>;
}

/** The acts while it is on: new recovery codes, and switching it off. */
function TwoFactorOn({ onCodes, onSwitchedOff }: TwoFactorOnProps) {
  const words = useWords(secondFactorWords);
  const [asking, setAsking] = useState<"codes" | "off" | null>(null);
  const stop = () => setAsking(null);
  const makeCodes = async (proof: Proof) => {
    const { recoveryCodes } = await api.newRecoveryCodes(proof);
    stop();
    await onCodes(recoveryCodes);
  };
  if (asking === "codes") {
    return (
      <>
        <p className="mb-2">{words.newCodesNote}</p>
        <ProofForm
          prefix="newCodes"
          asks={["password", "factor"]}
          submitLabel={words.newCodes}
          onSubmit={({ password, shown }) => makeCodes({ password, ...shown })}
          onCancel={stop}
        />
      </>
    );
  }
  if (asking === "off") {
    return (
      <ProofForm
        prefix="switchOff"
        asks={["password", "factor"]}
        submitLabel={words.switchOff}
        danger
        onSubmit={async ({ password, shown }) => {
          await api.endTwoFactor({ password, ...shown });
          await onSwitchedOff();
        }}
        onCancel={stop}
      />
    );
  }
  return (
    <div className="row-actions">
      <button type="button" className="button button-quiet" onClick={() => setAsking("codes")}>
        {words.newCodes}
      </button>
      <button type="button" className="button button-danger" onClick={() => setAsking("off")}>
        {words.switchOff}
      </button>
    </div>
  );
}

type Begun = OutputOf<typeof accountsContract.beginTwoFactor>;

interface TwoFactorOffProps {
  /** True when nothing else can be done before. */
  needed: boolean;
  onSwitchedOn: (codes: string[]) => Promise<void>;
}

/** Sets it up in three steps: password, the app, a first code. */
function TwoFactorOff({ needed, onSwitchedOn }: TwoFactorOffProps) {
  const words = useWords(secondFactorWords);
  const [begun, setBegun] = useState<Begun | null>(null);
  const begin = async (proof: Proof) => setBegun(await api.beginTwoFactor(proof));
  if (!begun) {
    return (
      <ProofForm
        prefix="twoFactor"
        asks={["password", "factor"]}
        submitLabel={words.begin}
        aside={!needed}
        onSubmit={({ password, shown }) => begin({ password, ...shown })}
      />
    );
  }
  const confirm = async (code: string) => {
    const { recoveryCodes } = await api.confirmTwoFactor({ code });
    await onSwitchedOn(recoveryCodes);
  };
  return (
    <>
      <AppStep begun={begun} />
      <h3 className="mt-6 mb-2">{words.confirmTitle}</h3>
      <ProofForm
        prefix="confirmTwoFactor"
        asks={["code"]}
        submitLabel={words.switchOn}
        onSubmit={({ code }) => confirm(code)}
        onCancel={() => setBegun(null)}
      />
    </>
  );
}

/** The key as a picture and as text, in groups that can be read. */
function AppStep({ begun: { qr, secret } }: { begun: Begun }) {
  const words = useWords(secondFactorWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="mb-2">
        {words.scanTitle}
      </h3>
      <p>{words.scan}</p>
      <img src={qr} alt={words.qr} width={232} height={232} className="my-4" />
      <p className="field-label">{words.key}</p>
      <p className="mb-2">
        <code className="font-mono text-lg break-words select-all">
          {secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
        </code>
      </p>
      <CopyButton text={secret} label={words.copyKey} />
    </>
  );
}
