import { KeyRound, ShieldOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { useWords } from "../../../core/locale/use-words";
import { ConfirmDialog } from "../../../core/staff/confirm-dialog";
import { DeleteButton } from "../../../core/staff/delete-button";
import type { StaffAccount } from "../contract";
import { accountsWords } from "../messages";
import { secondFactorWords } from "../second-factor/messages";

interface AccountRowProps {
  account: StaffAccount;
  onReset: () => void;
  onResetTwoFactor: () => void;
  onRemove: () => void;
}

/** One account of the list. One's own has the way to its screen in place of the buttons. */
export function AccountRow({ account, onReset, onResetTwoFactor, onRemove }: AccountRowProps) {
  const words = useWords(accountsWords);
  const second = useWords(secondFactorWords);
  const lang = useLang();
  const { username, since, own, twoFactor, passkeys } = account;
  return (
    <li className="row">
      <div className="row-text">
        <h3>{username}</h3>
        <p className="field-hint">
          {own && `${words.ownAccount} · `}
          {fill(words.accountSince, { since: staffTime(since, lang) })}
        </p>
        <p className="mt-1 flex flex-wrap gap-2">
          {twoFactor && <span className="chip">{second.hasTwoFactor}</span>}
          {passkeys > 0 && <span className="chip">{fill(second.hasPasskeys, { count: passkeys })}</span>}
          {!twoFactor && passkeys === 0 && <span className="chip">{second.hasNone}</span>}
        </p>
      </div>
      <div className="row-actions">
        {own ? (
          <Link to="/cms/account" className="button button-quiet">
            {words.account}
          </Link>
        ) : (
          <>
            <AskButton
              name={username}
              label={words.resetPassword}
              question={words.resetQuestion}
              icon={<KeyRound aria-hidden="true" size={18} />}
              onYes={onReset}
            />
            {(twoFactor || passkeys > 0) && (
              <AskButton
                name={username}
                label={second.resetTwoFactor}
                question={second.resetQuestion}
                icon={<ShieldOff aria-hidden="true" size={18} />}
                onYes={onResetTwoFactor}
              />
            )}
            <DeleteButton name={username} question={words.removeQuestion} onDelete={onRemove} />
          </>
        )}
      </div>
    </li>
  );
}

interface AskButtonProps {
  name: string;
  label: string;
  /** With `{name}` in it. */
  question: string;
  icon: ReactNode;
  onYes: () => void;
}

/** A button that asks before it does what it says. */
function AskButton({ name, label, question, icon, onYes }: AskButtonProps) {
  const staff = useStaffMessages();
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onYes();
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-label={fill(staff.withName, { label, name })}
        onClick={() => setAsking(true)}
      >
        {icon}
        {label}
      </button>
      {asking && (
        <ConfirmDialog
          title={fill(question, { name })}
          confirmLabel={staff.yes}
          cancelLabel={staff.no}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
