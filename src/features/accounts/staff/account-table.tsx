import { KeyRound, ShieldOff, Trash2, UserRoundCog } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Proof } from "../../../platform/auth/proof-contract";
import type { Grant } from "../../../platform/auth/roles";
import { staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Filled, Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ActionLabel, MoreMenu } from "../../../ui/list/action-label";
import type { RecordTableProps } from "../../../ui/list/record-table";
import type { StaffAccount } from "../contract";
import { roleWords } from "../role-words";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import { ProofForm } from "./proof-form";
import { RoleField, useGrantName } from "./role-field";

/** The columns of the account list, with the confirmation of a pending action below its account's name. */
export function useAccountColumns(
  pending: PendingAction | null,
  question: ReactNode,
): Pick<RecordTableProps<StaffAccount>, "first" | "columns"> {
  const words = useWords(accountsWords);
  const second = useWords(secondFactorWords);
  const lang = useLang();
  const grantName = useGrantName();
  const since = (account: StaffAccount) => staffTime(account.since, lang);
  return {
    first: {
      label: words.username,
      sort: ["name", "words"],
      // One's own opens its screen; what can be done with another is in its menu.
      to: ({ own }) => (own ? "/cms/account" : undefined),
      name: ({ username }) => <Name text={username} />,
      about: (account) => (
        <>
          <p className="field-hint">
            {account.own && `${words.ownAccount} · `}
            {grantName(account)}
          </p>
          {pending?.account.username === account.username && question}
        </>
      ),
    },
    columns: [
      {
        label: second.logsInBy,
        cell: (account) => <FactorChips account={account} />,
        text: (account) => factorsOf(account, second).join(", "),
      },
      {
        label: words.since,
        className: "entry-table-date",
        sort: ["since", "moments"],
        cell: (account) => <time dateTime={account.since}>{since(account)}</time>,
        text: since,
      },
    ],
  };
}

/** An action that was chosen and is not confirmed yet. */
export interface PendingAction {
  what: AccountAct;
  account: StaffAccount;
}

const factorsOf = ({ twoFactor, passkeys }: StaffAccount, second: typeof secondFactorWords.eng): string[] =>
  twoFactor || passkeys > 0
    ? [
        ...(twoFactor ? [second.hasTwoFactor] : []),
        ...(passkeys > 0 ? [fill(second.hasPasskeys, { count: passkeys })] : []),
      ]
    : [second.hasNone];

function FactorChips({ account }: { account: StaffAccount }) {
  return (
    <span className="inline-flex flex-wrap gap-2">
      {factorsOf(account, useWords(secondFactorWords)).map((factor) => (
        <span key={factor} className="chip">
          {factor}
        </span>
      ))}
    </span>
  );
}

/** An action on a colleague's account. */
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

/** A menu with a button for each action, which opens its confirmation. */
export function AccountActs({ account: { username, twoFactor, passkeys }, ask }: AccountActsProps) {
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
export function AccountQuestion({ what, account, onYes, onCancel }: AccountQuestionProps) {
  const { username } = account;
  const [grant, setGrant] = useState<Grant>({ role: account.role, types: account.types });
  const { types } = useWords(roleWords);
  const { label, question } = useActWords()[what];
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []); // and so the menu closes
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
          <p ref={heading} tabIndex={-1} className="font-bold">
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
