import { useState } from "react";
import type { Grant } from "../../../platform/auth/roles";
import { createClient } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { PasswordField } from "../../../ui/fields/password-field";
import { TextField } from "../../../ui/fields/text-field";
import { LockableFields } from "../../../ui/form/draft-form";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { useFactor } from "../../../ui/proof/use-factor";
import { accountsContract } from "../contract";
import { roleWords } from "../role-words";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import { NewPasswordField } from "./new-password-field";
import { RoleField } from "./role-field";

const api = createClient(accountsContract);

interface AccountFormProps {
  /** With the password if the server made it. */
  onAdded: (username: string, password: string | null) => Promise<void>;
}

/** Adds an account, with a password that is typed or made, once somebody has shown again who they are. */
export function AccountForm({ onAdded }: AccountFormProps) {
  const staff = useStaffWords();
  const words = useWords(accountsWords);
  const second = useWords(secondFactorWords);
  const { save, saving, problem, errorsAt } = useSave();
  const factor = useFactor();
  const [username, setUsername] = useState("");
  const [grant, setGrant] = useState<Grant>({ role: "writer", types: null });
  const [newPassword, setNew] = useState("");
  const [password, setPassword] = useState("");
  const submit = async () => {
    await save(async () => {
      const shown = await factor.shown();
      const account = { username, ...grant, newPassword: newPassword || undefined };
      const added = await api.addStaff({ ...account, password, ...shown });
      for (const clear of [setUsername, setNew, setPassword]) clear("");
      factor.clear();
      await onAdded(added.username, added.password);
    });
  };
  const labels: Record<string, string> = {
    username: words.username,
    types: useWords(roleWords).types,
    newPassword: words.passwordOrMade,
    password: second.password,
    code: factor.label,
  };
  return (
    <section className="staff-section" aria-labelledby="add-heading">
      <h2 id="add-heading" className="mb-2">
        {words.addAccount}
      </h2>
      <p className="mb-4">{words.addIntro}</p>
      <ImeSafeForm onSubmit={submit} className="stack narrow">
        <ProblemSummary
          problem={problem}
          labelOf={(path) => labels[path] ?? path}
          submitLabel={words.addAccount}
        />
        <LockableFields isLocked={saving} className="stack">
          <TextField
            label={words.username}
            hint={words.usernameHint}
            path="username"
            autoComplete="off"
            value={username}
            onChange={setUsername}
            errors={errorsAt("username")}
          />
          <RoleField path="role" value={grant} onChange={setGrant} errors={errorsAt("types")} />
          <NewPasswordField
            label={words.passwordOrMade}
            value={newPassword}
            onChange={setNew}
            errors={errorsAt("newPassword")}
          />
          <PasswordField
            label={second.password}
            path="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            errors={errorsAt("password")}
          />
          {factor.fields({ path: "code", errors: errorsAt("code") })}
        </LockableFields>
        <button type="submit" className="button button-quiet" aria-disabled={saving}>
          {saving ? staff.saving : words.addAccount}
        </button>
      </ImeSafeForm>
    </section>
  );
}
