import { type ReactNode, useState } from "react";
import type { ShownFactor } from "../../../platform/auth/proof-contract";
import { useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { PasswordField } from "../../../ui/fields/password-field";
import { TextField } from "../../../ui/fields/text-field";
import { LockableFields } from "../../../ui/form/draft-form";
import { ImeSafeForm, ProblemSummary, type SaveProblem, useSave } from "../../../ui/form/form";
import { useFactor } from "../../../ui/proof/use-factor";
import { secondFactorWords } from "../second-factor/words";

/** The proof that it is still the same person. */
interface Proof {
  password: string;
  /** The code that `asks` requires. */
  code: string;
  /** The second factor, as a call takes it. */
  shown: ShownFactor;
}

interface ProofFormProps {
  /** Prefix that makes the ids of this form's fields unique on the screen. */
  prefix: string;
  /** The proofs that are required: `factor` is a code or, for users who have one, a passkey; `code` is an app's code. */
  asks: readonly ("password" | "code" | "factor")[];
  submitLabel: string;
  /** The labels of its other fields. */
  labels?: Readonly<Record<string, string>>;
  danger?: boolean;
  /** Its submit is not the main thing to do on the screen. */
  aside?: boolean;
  onSubmit: (proof: Proof) => Promise<void>;
  /** With a Cancel beside the submit. */
  onCancel?: () => void;
  /** The form's other fields, before the proof. */
  children?: (errorsAt: (path: string) => string[]) => ReactNode;
}

/**
 * A form that requires the password, a code, or both, before a change of who can log in. While it is sent its fields are
 * locked; once it is done they are empty.
 */
export function ProofForm(props: ProofFormProps) {
  const {
    prefix,
    asks,
    submitLabel,
    labels: others = {},
    danger,
    aside,
    onSubmit,
    onCancel,
    children,
  } = props;
  const staff = useStaffWords();
  const words = useWords(secondFactorWords);
  const { save, saving, problem, errorsAt } = useSave();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const factor = useFactor();
  const wantsFactor = asks.includes("factor");
  const labels: Record<string, string> = {
    ...others,
    password: words.password,
    code: wantsFactor ? factor.label : words.code,
  };
  const submit = async () => {
    const shown = wantsFactor ? await factor.shown() : {};
    await onSubmit({ password, code, shown });
    setPassword("");
    setCode("");
    factor.clear();
  };
  return (
    <ImeSafeForm onSubmit={() => save(submit)} className="stack narrow mt-4">
      <ProblemSummary
        problem={prefixedProblem(problem, prefix)}
        labelOf={(path) => labels[path.slice(prefix.length + 1)] ?? path}
        submitLabel={submitLabel}
      />
      <LockableFields isLocked={saving} className="stack">
        {children?.(errorsAt)}
        {asks.includes("password") && (
          <PasswordField
            label={words.password}
            path={`${prefix}.password`}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            errors={errorsAt("password")}
          />
        )}
        {asks.includes("code") && (
          <TextField
            label={words.code}
            path={`${prefix}.code`}
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
            errors={errorsAt("code")}
          />
        )}
        {wantsFactor && factor.fields({ path: `${prefix}.code`, errors: errorsAt("code") })}
      </LockableFields>
      <div className="row-actions">
        <button
          type="submit"
          className={`button ${danger ? "button-danger" : aside ? "button-quiet" : "button-main"}`}
          aria-disabled={saving}
        >
          {saving ? staff.saving : submitLabel}
        </button>
        {onCancel && (
          <button type="button" className="button button-quiet" onClick={onCancel}>
            {staff.cancel}
          </button>
        )}
      </div>
    </ImeSafeForm>
  );
}

/** A problem whose fields are called `{prefix}.{path}` on a screen with several forms. */
function prefixedProblem(problem: SaveProblem | null, prefix: string): SaveProblem | null {
  if (problem?.kind !== "refused") return problem;
  const errors = problem.errors.map(({ path, message }) => ({ path: `${prefix}.${path}`, message }));
  return { ...problem, errors };
}
