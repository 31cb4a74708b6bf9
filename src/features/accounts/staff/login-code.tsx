import { useState } from "react";
import { useSearchParams } from "react-router";
import { CallError, createClient } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import staffCss from "../../../ui/css/staff.css?url";
import { fieldId } from "../../../ui/fields/field-frame";
import { TextField } from "../../../ui/fields/text-field";
import { ImeSafeForm } from "../../../ui/form/form";
import { accountsContract } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import type { Route } from "./+types/login-code";
import { enterStaffArea, LoginFrame } from "./login-steps";

const api = createClient(accountsContract);

export const handle = { interactive: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffCss }];

/** The step after the password: a code of the app, or with `?recovery` one of the recovery codes. */
export default function LoginCode() {
  const own = useWords(accountsWords);
  const words = useWords(secondFactorWords);
  const [search] = useSearchParams();
  const recovery = search.has("recovery");
  const { code, setCode, message, sending, logIn } = useCodeLogin();
  return (
    <LoginFrame title={words.codeTitle}>
      <p>{recovery ? words.recoveryIntro : words.codeIntro}</p>
      <ImeSafeForm onSubmit={logIn} className="stack" label={words.codeTitle}>
        {/* A message beside the field is announced at once. */}
        <div aria-live="assertive" aria-relevant="additions text">
          <TextField
            label={recovery ? words.recoveryCode : words.code}
            hint={recovery ? words.recoveryHint : words.codeHint}
            path="code"
            value={code}
            onChange={setCode}
            errors={message === "" ? [] : [message]}
            autoComplete={recovery ? "off" : "one-time-code"}
            {...(!recovery && { inputMode: "numeric" })}
          />
        </div>
        <button type="submit" className="button button-main" aria-disabled={sending}>
          {sending ? own.loggingIn : words.confirm}
        </button>
      </ImeSafeForm>
      <p>
        <a className="button button-quiet" href={recovery ? "/cms/login/code" : "/cms/login/code?recovery"}>
          {recovery ? words.useApp : words.useRecovery}
        </a>
      </p>
      <p>
        <a className="button button-quiet" href="/cms/login">
          {words.startAgain}
        </a>
      </p>
      {recovery && <p className="field-hint">{words.lostBoth}</p>}
    </LoginFrame>
  );
}

function useCodeLogin() {
  const staff = useStaffWords();
  const [code, setCode] = useState("");
  const [message, setMessage] = useState("");
  const [sending, setSending] = useState(false);
  const logIn = async () => {
    if (sending) return;
    setSending(true);
    setMessage("");
    try {
      // What was filled in before this script arrived counts too.
      const field = document.getElementById(fieldId("code"));
      await api.loginCode({ code: code || (field instanceof HTMLInputElement ? field.value : "") });
      await enterStaffArea();
    } catch (error) {
      const problem = error instanceof CallError ? error : null;
      setMessage(problem?.errors[0]?.message || problem?.message || staff.serverGone);
      setSending(false);
      document.getElementById(fieldId("code"))?.focus();
    }
  };
  return { code, setCode, message, sending, logIn };
}
