import { useState } from "react";
import { CallError, createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { TextField } from "../../../core/staff/text-field";
import { accountsContract } from "../contract";
import { secondFactorWords } from "../second-factor/messages";
import { makePasskey, PasskeyStopped } from "./passkey-device";
import { ProofForm } from "./proof-form";

const api = createClient(accountsContract);

/** Adds a passkey under a name. */
export function PasskeyForm({ onAdded }: { onAdded: (name: string) => Promise<void> }) {
  const words = useWords(secondFactorWords);
  const [name, setName] = useState("");
  const add = async (password: string) => {
    const { options } = await api.passkeyOptions({ password });
    const credential = await makePasskey(options).catch((error: unknown) => {
      if (!(error instanceof PasskeyStopped)) throw error;
      throw new CallError(400, error.elsewhere ? words.passkeyElsewhere : words.passkeyStopped);
    });
    await api.addPasskey({ name, credential });
    await onAdded(name);
  };
  return (
    <ProofForm
      prefix="passkey"
      asks={["password"]}
      submitLabel={words.addPasskey}
      aside
      onSubmit={({ password }) => add(password)}
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
