import { type ReactNode, useState } from "react";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { useWords } from "../../../core/locale/use-words";
import { ImeSafeForm } from "../../../core/staff/ime-safe-form";
import { PasswordField } from "../../../core/staff/password-field";
import { ProblemSummary } from "../../../core/staff/problem-summary";
import { TextField } from "../../../core/staff/text-field";
import { useSave } from "../../../core/staff/use-save";
import { secondFactorWords } from "../second-factor/messages";
import { prefixedProblem } from "./prefixed-problem";

/** What proves that it is still the same person. */
interface Proof {
  password: string;
  code: string;
}

interface ProofFormProps {
  /** Tells this form's fields from those of others on the screen. */
  prefix: string;
  /** What is asked for. */
  asks: readonly (keyof Proof)[];
  codeLabel?: string;
  submitLabel: string;
  danger?: boolean;
  /** Its submit is not the main thing to do on the screen. */
  aside?: boolean;
  onSubmit: (proof: Proof) => Promise<void>;
  /** With a Cancel beside the submit. */
  onCancel?: () => void;
  /** What else the form asks for, before the proof. */
  children?: (errorsAt: (path: string) => string[]) => ReactNode;
}

/** A form that asks for the password, a code, or both, before something that decides who can log in. */
export function ProofForm(props: ProofFormProps) {
  const { prefix, asks, submitLabel, danger, aside, onSubmit, onCancel, children } = props;
  const staff = useStaffMessages();
  const words = useWords(secondFactorWords);
  const { save, saving, problem, errorsAt } = useSave();
  const [proof, setProof] = useState<Proof>({ password: "", code: "" });
  const labels: Record<string, string> = {
    password: words.password,
    code: props.codeLabel ?? words.code,
    name: words.passkeyName,
  };
  const field = (kind: keyof Proof) => {
    const common = {
      label: labels[kind] ?? kind,
      path: `${prefix}.${kind}`,
      value: proof[kind],
      onChange: (value: string) => setProof((before) => ({ ...before, [kind]: value })),
      errors: errorsAt(kind),
    };
    return kind === "password" ? (
      <PasswordField key={kind} {...common} autoComplete="current-password" />
    ) : (
      <TextField key={kind} {...common} autoComplete="one-time-code" />
    );
  };
  return (
    <ImeSafeForm onSubmit={() => save(() => onSubmit(proof))} className="stack narrow mt-4">
      <ProblemSummary
        problem={prefixedProblem(problem, prefix)}
        labelOf={(path) => labels[path.slice(prefix.length + 1)] ?? path}
        submitLabel={submitLabel}
      />
      {children?.(errorsAt)}
      {asks.map(field)}
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
