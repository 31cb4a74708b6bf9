import { KeyRound, ShieldOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Proof } from "../../../core/auth/proof-contract";
import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { Filled, Name } from "../../../core/locale/name";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { ActionLabel } from "../../../core/staff/list/action-label";
import type { StaffAccount } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import { ProofForm } from "./proof-form";

interface AccountRowProps {
  account: StaffAccount;
  /** @param proof of whoever does it. @throws when it is refused. */
  act: (what: AccountAct, username: string, proof: Proof) => Promise<void>;
}

/** One account of the list. One's own has the way to its screen in place of the buttons. */
export function AccountRow({ account, act }: AccountRowProps) {
  const words = useWords(accountsWords);
  const [asking, setAsking] = useState<AccountAct | null>(null);
  const { username, own } = account;
  return (
    <li className="row">
      <div className="row-text">
        <AccountFacts {...account} />
        {asking && (
          <AccountQuestion
            key={asking}
            what={asking}
            username={username}
            onYes={(proof) => act(asking, username, proof).then(() => setAsking(null))}
            onCancel={() => setAsking(null)}
          />
        )}
      </div>
      <div className="row-actions">
        {own ? (
          <Link to="/cms/account" className="button button-quiet">
            {words.account}
          </Link>
        ) : (
          <AccountActs
            account={account}
            asking={asking}
            toggle={(what) => setAsking(asking === what ? null : what)}
          />
        )}
      </div>
    </li>
  );
}

function AccountFacts({ username, since, own, twoFactor, passkeys }: StaffAccount) {
  const words = useWords(accountsWords);
  const second = useWords(secondFactorWords);
  const lang = useLang();
  return (
    <>
      <h3>
        <Name text={username} />
      </h3>
      <p className="field-hint">
        {own && `${words.ownAccount} · `}
        {fill(words.accountSince, { since: staffTime(since, lang) })}
      </p>
      <p className="mt-1 flex flex-wrap gap-2">
        {twoFactor && <span className="chip">{second.hasTwoFactor}</span>}
        {passkeys > 0 && <span className="chip">{fill(second.hasPasskeys, { count: passkeys })}</span>}
        {!twoFactor && passkeys === 0 && <span className="chip">{second.hasNone}</span>}
      </p>
    </>
  );
}

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
function AccountActs({ account: { username, twoFactor, passkeys }, asking, toggle }: AccountActsProps) {
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
function AccountQuestion({ what, username, onYes, onCancel }: AccountQuestionProps) {
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
