import { type ReactNode, useEffect, useState } from "react";
import { CallError, createClient } from "../../api/client";
import { proofContract } from "../../auth/proof-contract";
import type { ShownFactor } from "../../auth/proof-shapes";
import { useWords } from "../../locale/use-words";
import { TextField } from "../fields/text-field";
import { useFactors } from "./factors";
import { hasPasskeys, PasskeyStopped, showPasskey } from "./passkey-device";
import { proofWords } from "./words";

const api = createClient(proofContract);

interface FactorFields {
  /** Of the field for the code. */
  path: string;
  errors: string[];
}

/**
 * The second factor beside the password of a form, for whoever has one: a field for a code, or a passkey, for which
 * the device asks when the form is sent.
 */
export function useFactor() {
  const { code: hasCode, passkey: hasPasskey } = useFactors();
  const words = useWords(proofWords);
  const [code, setCode] = useState("");
  const [chosen, setChosen] = useState(false);
  const [possible, setPossible] = useState(true);
  useEffect(() => setPossible(hasPasskeys()), []);
  const byPasskey = hasPasskey && (chosen || !hasCode);

  /** What the call is sent beside the password. @throws {CallError} in words when the device gave no passkey. */
  const shown = async (): Promise<ShownFactor> => {
    if (!byPasskey) return code === "" ? {} : { code };
    if (!hasPasskeys()) throw new CallError(400, words.cannot);
    const { options } = await api.passkeyProofOptions({});
    const passkey = await showPasskey(options).catch((error: unknown) => {
      if (!(error instanceof PasskeyStopped)) throw error;
      throw new CallError(400, error.elsewhere ? words.passkeyElsewhere : words.passkeyStopped);
    });
    return { passkey };
  };

  const fields = ({ path, errors }: FactorFields): ReactNode => (
    <>
      {hasCode && !byPasskey && (
        <TextField
          label={words.code}
          hint={words.codeHint}
          path={path}
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          errors={errors}
        />
      )}
      {hasPasskey && <p role="status">{byPasskey && (possible ? words.byPasskey : words.cannot)}</p>}
      {hasCode && hasPasskey && possible && (
        <p>
          <button type="button" className="button button-quiet" onClick={() => setChosen(!chosen)}>
            {chosen ? words.useCode : words.usePasskey}
          </button>
        </p>
      )}
    </>
  );

  return { fields, shown, label: words.code, clear: () => setCode("") };
}
