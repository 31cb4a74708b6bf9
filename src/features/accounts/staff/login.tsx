import { Fingerprint } from "lucide-react";
import { useEffect, useState } from "react";
import { CallError, createClient } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import staffCss from "../../../ui/css/staff.css?url";
import { fieldId } from "../../../ui/fields/field-frame";
import { PasswordField } from "../../../ui/fields/password-field";
import { TextField } from "../../../ui/fields/text-field";
import { ImeSafeForm } from "../../../ui/form/form";
import { hasPasskeys, PasskeyStopped, proofWords, showPasskey } from "../../../ui/proof/use-factor";
import { accountsContract } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import type { Route } from "./+types/login";
import { enterStaffArea, LoginFrame } from "./login-steps";

const api = createClient(accountsContract);

export const handle = { interactive: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffCss }];

/** Log in to the staff area. Enter submits; a refusal is said in the server's words. */
export default function Login() {
  const words = useStaffWords();
  const own = useWords(accountsWords);
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [message, setMessage] = useState("");
  const [sending, setSending] = useState(false);

  // What was typed, or filled in by the browser, before this script arrived.
  useEffect(() => {
    setUsername(shownIn("username"));
    setPassword(shownIn("password"));
  }, []);

  const logIn = async () => {
    if (sending) return;
    setSending(true);
    setMessage("");
    try {
      const { message: step } = await api.login({ username, password });
      if (step === "codeNeeded") window.location.assign("/cms/login/code");
      else await enterStaffArea();
    } catch (error) {
      setMessage((error instanceof CallError && error.message) || words.serverGone);
      setSending(false);
    }
  };

  return (
    <LoginFrame title={own.login}>
      <ImeSafeForm onSubmit={logIn} className="stack" label={own.login}>
        <TextField
          label={own.username}
          path="username"
          value={username}
          onChange={setUsername}
          autoComplete="username"
        />
        <PasswordField
          label={own.password}
          path="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <p role="alert" className="field-error">
          {message}
        </p>
        <button type="submit" className="button button-main" aria-disabled={sending}>
          {sending ? own.loggingIn : own.login}
        </button>
      </ImeSafeForm>
      <PasskeyLogin />
    </LoginFrame>
  );
}

function shownIn(path: string): string {
  const field = document.getElementById(fieldId(path));
  return field instanceof HTMLInputElement ? field.value : "";
}

/** Logs in without name and password, where the browser can. */
function PasskeyLogin() {
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
