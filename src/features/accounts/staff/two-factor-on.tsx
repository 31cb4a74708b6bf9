import { useState } from "react";
import { createClient } from "../../../core/api/client";
import type { Proof } from "../../../core/auth/proof-shapes";
import { useWords } from "../../../core/locale/use-words";
import { accountsContract } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { ProofForm } from "./proof-form";

const api = createClient(accountsContract);

interface TwoFactorOnProps {
  onCodes: (codes: string[]) => Promise<void>;
  onSwitchedOff: () => Promise<void>;
}

/** What can be done while it is on: new recovery codes, and switching it off. */
export function TwoFactorOn({ onCodes, onSwitchedOff }: TwoFactorOnProps) {
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
