import { Download } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { PasswordField } from "../../../core/staff/fields/password-field";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useSave } from "../../../core/staff/form/use-save";
import { useBanner } from "../../../core/staff/frame/banner";
import { useFactor } from "../../../core/staff/proof/use-factor";
import { BACKUP_ADDRESS, backupContract } from "../contract";
import { backupWords } from "../words";

const api = createClient(backupContract);

/** Milliseconds that the confirmation stays. */
const SHOWN = 4000;

/**
 * Asks for password and second factor, and downloads a backup. The browser itself sends the form, so that it writes the file as
 * it comes; asked first, the server says here what it would not let it have.
 */
export function DownloadForm() {
  const words = useWords(backupWords);
  const banner = useBanner();
  const { save, saving, problem, errorsAt } = useSave();
  const factor = useFactor();
  const hidden = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await save(async () => {
      const { ticket } = await api.ready({ password, ...(await factor.shown()) });
      if (hidden.current) hidden.current.value = ticket;
      form.submit();
      setPassword("");
      factor.clear();
      banner({ text: words.downloadBegun, ms: SHOWN });
    });
  };
  return (
    <form method="post" action={BACKUP_ADDRESS} noValidate onSubmit={submit} className="stack narrow">
      <ProblemSummary
        problem={problem}
        labelOf={(path) => (path === "code" ? factor.label : words.password)}
        submitLabel={words.download}
      />
      <PasswordField
        label={words.password}
        hint={words.passwordWhy}
        path="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errors={errorsAt("password")}
      />
      {factor.fields({ path: "code", errors: errorsAt("code") })}
      <input ref={hidden} type="hidden" name="ticket" />
      <p>
        <button type="submit" className="button button-main" aria-disabled={saving}>
          <Download aria-hidden="true" size={18} />
          {words.download}
        </button>
      </p>
    </form>
  );
}
