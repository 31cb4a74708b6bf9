import { useState } from "react";
import { createClient } from "../../../core/api/client";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { useWords } from "../../../core/locale/use-words";
import { ImeSafeForm } from "../../../core/staff/ime-safe-form";
import { ProblemSummary } from "../../../core/staff/problem-summary";
import { TextField } from "../../../core/staff/text-field";
import { useSave } from "../../../core/staff/use-save";
import { accountsContract } from "../contract";
import { accountsWords } from "../messages";

const api = createClient(accountsContract);

interface AccountFormProps {
  /** With the password if the server made it. */
  onAdded: (username: string, password: string | null) => Promise<void>;
}

/** Adds an account, with a password that is typed or made. */
export function AccountForm({ onAdded }: AccountFormProps) {
  const staff = useStaffMessages();
  const words = useWords(accountsWords);
  const { save, saving, problem, errorsAt } = useSave();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const submit = async () => {
    if (saving) return;
    await save(async () => {
      const added = await api.addStaff({ username, password: password || undefined });
      setUsername("");
      setPassword("");
      await onAdded(added.username, added.password);
    });
  };
  const labels: Record<string, string> = { username: words.username, password: words.password };
  return (
    <section className="staff-section" aria-labelledby="add-heading">
      <h2 id="add-heading" className="mb-2">
        {words.addAccount}
      </h2>
      <ImeSafeForm onSubmit={submit} className="stack narrow">
        <ProblemSummary problem={problem} labelOf={(path) => labels[path] ?? path} />
        <TextField
          label={words.username}
          hint={words.usernameHint}
          path="username"
          autoComplete="off"
          value={username}
          onChange={setUsername}
          errors={errorsAt("username")}
        />
        <TextField
          label={words.passwordOrMade}
          hint={words.newPasswordHint}
          path="password"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          errors={errorsAt("password")}
        />
        <button type="submit" className="button button-main" aria-disabled={saving}>
          {saving ? staff.saving : words.addAccount}
        </button>
      </ImeSafeForm>
    </section>
  );
}
