import { KeyRound, ShieldOff, Trash2 } from "lucide-react";
import type { Proof } from "../../../core/auth/proof-shapes";
import { Filled } from "../../../core/locale/name";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { ActionLabel } from "../../../core/staff/list/action-label";
import type { StaffAccount } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import { ProofForm } from "./proof-form";

/** What can be done with a colleague's account. */
export type AccountAct = "reset" | "resetTwoFactor" | "remove";

const ICONS = { reset: KeyRound, resetTwoFactor: ShieldOff, remove: Trash2 };

/** What each act is called, and what is asked before it. */
function useActWords(): Record<AccountAct, { label: string; question: string }> {
  const staff = useStaffWords();
  const words = useWords(accountsWords);
  const second = useWords(secondFactorWords);
  return {
    reset: { label: words.resetPassword, question: words.resetQuestion },
    resetTwoFactor: { label: second.resetTwoFactor, question: second.resetQuestion },
    remove: { label: staff.delete, question: words.removeQuestion },
  };
}

interface AccountActsProps {
  account: StaffAccount;
  asking: AccountAct | null;
  toggle: (what: AccountAct) => void;
}

/** A button for each act, which opens the question before it. */
export function AccountActs({
  account: { username, twoFactor, passkeys },
  asking,
  toggle,
}: AccountActsProps) {
  const words = useActWords();
  const acts = (["reset", "resetTwoFactor", "remove"] as const).filter(
    (what) => what !== "resetTwoFactor" || twoFactor || passkeys > 0,
  );
  return acts.map((what) => {
    const Icon = ICONS[what];
    return (
      <button
        key={what}
        type="button"
        className={`button ${what === "remove" ? "button-danger" : "button-quiet"}`}
        aria-expanded={asking === what}
        onClick={() => toggle(what)}
      >
        <Icon aria-hidden="true" size={18} />
        <ActionLabel label={words[what].label} name={username} />
      </button>
    );
  });
}

interface AccountQuestionProps {
  what: AccountAct;
  username: string;
  onYes: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

/** The question before an act; the password and a second factor answer it. */
export function AccountQuestion({ what, username, onYes, onCancel }: AccountQuestionProps) {
  const { label, question } = useActWords()[what];
  return (
    <ProofForm
      prefix={`${what}-${username}`}
      asks={["password", "factor"]}
      submitLabel={label}
      danger={what === "remove"}
      aside
      onSubmit={({ password, shown }) => onYes({ password, ...shown })}
      onCancel={onCancel}
    >
      {() => (
        <p className="font-bold">
          <Filled sentence={question} names={{ name: username }} />
        </p>
      )}
    </ProofForm>
  );
}
