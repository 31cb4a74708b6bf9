import { useState } from "react";
import { useRevalidator } from "react-router";
import { createClient } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { PasswordField } from "../../../ui/fields/password-field";
import { LockableFields } from "../../../ui/form/draft-form";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { useFactor } from "../../../ui/proof/use-factor";
import { accountsContract } from "../contract";
import { accountsWords } from "../words";
import { NewPasswordField } from "./new-password-field";

const api = createClient(accountsContract);

/** Milliseconds that the confirmation stays. */
const SHOWN = 4000;

export function PasswordForm() {
  const words = useStaffWords();
  const own = useWords(accountsWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, saving, problem, errorsAt } = useSave();
  const factor = useFactor();
  const [currentPassword, setCurrent] = useState("");
  const [newPassword, setNew] = useState("");
  const submit = () =>
    save(async () => {
      const shown = await factor.shown();
      await api.changePassword({ currentPassword, newPassword, ...shown });
      factor.clear();
      setCurrent("");
      setNew("");
      banner({ text: own.passwordChanged, ms: SHOWN });
      await revalidate();
    });
  const labels: Record<string, string> = {
    currentPassword: own.currentPassword,
    newPassword: own.newPassword,
    code: factor.label,
  };
  return (
    <section className="staff-section" aria-labelledby="password-heading">
      <h2 id="password-heading">{own.changePassword}</h2>
      <ImeSafeForm onSubmit={submit} className="stack narrow">
        <ProblemSummary
          problem={problem}
          labelOf={(path) => labels[path] ?? path}
          submitLabel={own.changePassword}
        />
        <LockableFields isLocked={saving} className="stack">
          <PasswordField
            label={own.currentPassword}
            path="currentPassword"
            autoComplete="current-password"
            value={currentPassword}
            onChange={setCurrent}
            errors={errorsAt("currentPassword")}
          />
          <NewPasswordField
            label={own.newPassword}
            value={newPassword}
            onChange={setNew}
            errors={errorsAt("newPassword")}
          />
          {factor.fields({ path: "code", errors: errorsAt("code") })}
        </LockableFields>
        <button type="submit" className="button button-main" aria-disabled={saving}>
          {saving ? words.saving : own.changePassword}
        </button>
      </ImeSafeForm>
    </section>
  );
}
