import { useEffect, useRef, useState } from "react";
import { createClient } from "../../../core/api/client";
import type { OutputOf } from "../../../core/api/contract";
import type { Proof } from "../../../core/auth/proof-shapes";
import { useWords } from "../../../core/locale/use-words";
import { accountsContract } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { CopyButton } from "./copy-button";
import { ProofForm } from "./proof-form";

const api = createClient(accountsContract);

type Begun = OutputOf<typeof accountsContract.beginTwoFactor>;

interface TwoFactorOffProps {
  /** Whether nothing else can be done before. */
  needed: boolean;
  onSwitchedOn: (codes: string[]) => Promise<void>;
}

/** Sets it up in three steps: password, the app, a first code. */
export function TwoFactorOff({ needed, onSwitchedOn }: TwoFactorOffProps) {
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
