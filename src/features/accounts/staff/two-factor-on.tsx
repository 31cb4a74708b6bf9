import { useState } from "react";
import { createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { accountsContract } from "../contract";
import { secondFactorWords } from "../second-factor/messages";
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
  const makeCodes = async (password: string) => {
    const { recoveryCodes } = await api.newRecoveryCodes({ password });
    stop();
    await onCodes(recoveryCodes);
  };
  if (asking === "codes") {
    return (
      <>
        <p className="mb-2">{words.newCodesNote}</p>
        <ProofForm
          prefix="newCodes"
          asks={["password"]}
          submitLabel={words.newCodes}
          onSubmit={({ password }) => makeCodes(password)}
          onCancel={stop}
        />
      </>
    );
  }
  if (asking === "off") {
    return (
      <ProofForm
        prefix="switchOff"
        asks={["password", "code"]}
        codeLabel={words.codeOrRecovery}
        submitLabel={words.switchOff}
        danger
        onSubmit={async (proof) => {
          await api.endTwoFactor(proof);
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
