import { useState } from "react";
import { CallError, createClient } from "../../../core/api/client";
import type { Proof } from "../../../core/auth/proof-shapes";
import { useWords } from "../../../core/locale/use-words";
import { TextField } from "../../../core/staff/fields/text-field";
import { makePasskey, PasskeyStopped } from "../../../core/staff/proof/passkey-device";
import { proofWords } from "../../../core/staff/proof/words";
import { accountsContract } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { ProofForm } from "./proof-form";

const api = createClient(accountsContract);

/** Adds a passkey under a name. */
export function PasskeyForm({ onAdded }: { onAdded: (name: string) => Promise<void> }) {
  const words = useWords(secondFactorWords);
  const proof = useWords(proofWords);
  const [name, setName] = useState("");
  const add = async (given: Proof) => {
    const { options } = await api.passkeyOptions(given);
    const credential = await makePasskey(options).catch((error: unknown) => {
      if (!(error instanceof PasskeyStopped)) throw error;
      throw new CallError(400, error.elsewhere ? proof.passkeyElsewhere : words.passkeyStopped);
    });
    await api.addPasskey({ name, credential });
    await onAdded(name);
  };
  return (
    <ProofForm
      prefix="passkey"
      asks={["password", "factor"]}
      submitLabel={words.addPasskey}
      aside
      onSubmit={({ password, shown }) => add({ password, ...shown })}
    >
      {(errorsAt) => (
        <TextField
          label={words.passkeyName}
          hint={words.passkeyNameHint}
          path="passkey.name"
          autoComplete="off"
          value={name}
          onChange={setName}
          errors={errorsAt("name")}
        />
      )}
    </ProofForm>
  );
}
