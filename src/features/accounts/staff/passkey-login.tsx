import { Fingerprint } from "lucide-react";
import { useEffect, useState } from "react";
import { CallError, createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { hasPasskeys, PasskeyStopped, showPasskey } from "../../../core/staff/proof/passkey-device";
import { proofWords } from "../../../core/staff/proof/words";
import { accountsContract } from "../contract";
import { secondFactorWords } from "../second-factor/words";

const api = createClient(accountsContract);

/** Logs in without name and password, where the browser can. */
export function PasskeyLogin() {
  const staff = useStaffWords();
  const words = useWords(secondFactorWords);
  const proof = useWords(proofWords);
  const [possible, setPossible] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [message, setMessage] = useState("");
  useEffect(() => setPossible(hasPasskeys()), []);
  if (!possible) return null;

  const logIn = async () => {
    if (waiting) return;
    setWaiting(true);
    setMessage("");
    try {
      const { options } = await api.passkeyLoginOptions({});
      await api.passkeyLogin({ credential: await showPasskey(options) });
      window.location.assign("/cms");
    } catch (error) {
      if (error instanceof PasskeyStopped)
        setMessage(error.elsewhere ? proof.passkeyElsewhere : words.passkeyStopped);
      else setMessage((error instanceof CallError && error.message) || staff.serverGone);
      setWaiting(false);
    }
  };
  return (
    <div className="stack">
      <button type="button" className="button button-quiet" aria-disabled={waiting} onClick={logIn}>
        <Fingerprint aria-hidden="true" size={20} />
        {waiting ? words.passkeyWaiting : words.passkeyLogin}
      </button>
      <p role="alert" className="field-error">
        {message}
      </p>
    </div>
  );
}
