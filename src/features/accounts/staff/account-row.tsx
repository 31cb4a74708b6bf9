import { KeyRound } from "lucide-react";
import { useState } from "react";
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

interface AccountRowProps {
  account: StaffAccount;
  onReset: () => void;
  onRemove: () => void;
}

/** One account of the list. One's own has the way to its screen in place of the buttons. */
export function AccountRow({ account: { username, since, own }, onReset, onRemove }: AccountRowProps) {
  const words = useWords(accountsWords);
  const lang = useLang();
  return (
    <li className="row">
      <div className="row-text">
        <h3>{username}</h3>
        <p className="field-hint">
          {own && `${words.ownAccount} · `}
          {fill(words.accountSince, { since: staffTime(since, lang) })}
        </p>
      </div>
      <div className="row-actions">
        {own ? (
          <Link to="/cms/account" className="button button-quiet">
            {words.account}
          </Link>
        ) : (
          <>
            <ResetButton name={username} onReset={onReset} />
            <DeleteButton name={username} question={words.removeQuestion} onDelete={onRemove} />
          </>
        )}
      </div>
    </li>
  );
}

function ResetButton({ name, onReset }: { name: string; onReset: () => void }) {
  const staff = useStaffMessages();
  const words = useWords(accountsWords);
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onReset();
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-label={fill(staff.withName, { label: words.resetPassword, name })}
        onClick={() => setAsking(true)}
      >
        <KeyRound aria-hidden="true" size={18} />
        {words.resetPassword}
      </button>
      {asking && (
        <ConfirmDialog
          title={fill(words.resetQuestion, { name })}
          confirmLabel={staff.yes}
          cancelLabel={staff.no}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
