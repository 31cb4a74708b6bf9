import { KeyRound, ShieldOff, Trash2, UserRoundCog } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Proof } from "../../../platform/auth/proof-contract";
import type { Grant } from "../../../platform/auth/roles";
import { staffTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Filled, Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ActionLabel } from "../../../ui/list/action-label";
import { ListTable } from "../../../ui/list/list-table";
import { MoreMenu } from "../../../ui/list/more-menu";
import type { SortState, TableColumn } from "../../../ui/list/sorting";
import type { AccountSort, StaffAccount } from "../contract";
import { roleWords } from "../role-words";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import { ProofForm } from "./proof-form";
import { RoleField, useGrantName } from "./role-field";

interface AccountTableProps {
  accounts: readonly StaffAccount[];
  sorting: SortState<AccountSort>;
  /** The name of the table, for who cannot see it. */
  label: string;
  /** @throws when it is refused. */
  act: (what: AccountAct, username: string, answered: Answered) => Promise<void>;
}

/** The accounts of a page: whose, how they log in, since when, and what can be done with those of others. */
export function AccountTable({ accounts, sorting, label, act }: AccountTableProps) {
  const words = useWords(accountsWords);
  const second = useWords(secondFactorWords);
  const columns: TableColumn<AccountSort>[] = [
    { label: words.username, up: "name", down: "-name", of: "words" },
    { label: second.logsInBy },
    { label: words.since, className: "entry-table-date", up: "since", down: "-since", of: "moments" },
  ];
  return (
    <ListTable columns={columns} sorting={sorting} label={label} actions={words.actions}>
      {accounts.map((account) => (
        <AccountRow key={account.username} account={account} act={act} />
      ))}
    </ListTable>
  );
}

/** One account of the list. One's own opens its screen; what can be done with another is in its menu. */
function AccountRow({ account, act }: { account: StaffAccount; act: AccountTableProps["act"] }) {
  const words = useWords(accountsWords);
  const lang = useLang();
  const [asking, setAsking] = useState<AccountAct | null>(null);
  const { username, own, since } = account;
  const grantName = useGrantName();
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          {own ? (
            <>
              <Link to="/cms/account" className="entry-table-link">
                <Name text={username} />
              </Link>
              <p className="field-hint">{words.ownAccount}</p>
            </>
          ) : (
            <strong>
              <Name text={username} />
            </strong>
          )}
          <p className="field-hint">{grantName(account)}</p>
          {asking && (
            <AccountQuestion
              key={asking}
              what={asking}
              account={account}
              onYes={(answered) => act(asking, username, answered).then(() => setAsking(null))}
              onCancel={() => setAsking(null)}
            />
          )}
        </div>
      </td>
      <td>
        <FactorChips account={account} />
      </td>
      <td className="entry-table-date">
        <time dateTime={since}>{staffTime(since, lang)}</time>
      </td>
      <td className="entry-table-more">{!own && <AccountActs account={account} ask={setAsking} />}</td>
    </tr>
  );
}

function FactorChips({ account: { twoFactor, passkeys } }: { account: StaffAccount }) {
  const second = useWords(secondFactorWords);
  return (
    <span className="inline-flex flex-wrap gap-2">
      {twoFactor && <span className="chip">{second.hasTwoFactor}</span>}
      {passkeys > 0 && <span className="chip">{fill(second.hasPasskeys, { count: passkeys })}</span>}
      {!twoFactor && passkeys === 0 && <span className="chip">{second.hasNone}</span>}
    </span>
  );
}

/** An act on a colleague's account. */
export type AccountAct = "role" | "reset" | "resetTwoFactor" | "remove";

/** The answer to the question before an act: who does it, and the role and types that the account is to have. */
export interface Answered extends Proof, Grant {}

const ICONS = { role: UserRoundCog, reset: KeyRound, resetTwoFactor: ShieldOff, remove: Trash2 };

/** The label of each act, and the question before it. */
function useActWords(): Record<AccountAct, { label: string; question: string }> {
  const staff = useStaffWords();
  const words = useWords(accountsWords);
  const second = useWords(secondFactorWords);
  const roles = useWords(roleWords);
  return {
    role: { label: roles.changeRole, question: roles.changeQuestion },
    reset: { label: words.resetPassword, question: words.resetQuestion },
    resetTwoFactor: { label: second.resetTwoFactor, question: second.resetQuestion },
    remove: { label: staff.delete, question: words.removeQuestion },
  };
}

interface AccountActsProps {
  account: StaffAccount;
  ask: (what: AccountAct) => void;
}

/** A menu with a button for each act, which opens the question before it. */
function AccountActs({ account: { username, twoFactor, passkeys }, ask }: AccountActsProps) {
  const words = useActWords();
  const acts = (["role", "reset", "resetTwoFactor", "remove"] as const).filter(
    (what) => what !== "resetTwoFactor" || twoFactor || passkeys > 0,
  );
  return (
    <MoreMenu name={username}>
      {acts.map((what) => {
        const Icon = ICONS[what];
        return (
          <button
            key={what}
            type="button"
            className={`button ${what === "remove" ? "button-danger" : "button-quiet"}`}
            onClick={() => ask(what)}
          >
            <Icon aria-hidden="true" size={18} />
            <ActionLabel label={words[what].label} name={username} />
          </button>
        );
      })}
    </MoreMenu>
  );
}

interface AccountQuestionProps {
  what: AccountAct;
  account: StaffAccount;
  onYes: (answered: Answered) => Promise<void>;
  onCancel: () => void;
}

/** The question before an act; the password and a second factor answer it. */
function AccountQuestion({ what, account, onYes, onCancel }: AccountQuestionProps) {
  const { username } = account;
  const [grant, setGrant] = useState<Grant>({ role: account.role, types: account.types });
  const { types } = useWords(roleWords);
  const { label, question } = useActWords()[what];
  const asked = useRef<HTMLParagraphElement>(null);
  useEffect(() => asked.current?.focus(), []); // and so the menu closes
  return (
    <ProofForm
      prefix={`${what}-${username}`}
      asks={["password", "factor"]}
      submitLabel={label}
      danger={what === "remove"}
      aside
      labels={{ types }}
      onSubmit={({ password, shown }) => onYes({ ...grant, password, ...shown })}
      onCancel={onCancel}
    >
      {(errorsAt) => (
        <>
          <p ref={asked} tabIndex={-1} className="font-bold">
            <Filled sentence={question} names={{ name: username }} />
          </p>
          {what === "role" && (
            <RoleField
              path={`role-${username}.role`}
              value={grant}
              onChange={setGrant}
              errors={errorsAt("types")}
            />
          )}
        </>
      )}
    </ProofForm>
  );
}
