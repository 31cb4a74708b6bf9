import { useState } from "react";
import { Link } from "react-router";
import type { Proof } from "../../../core/auth/proof-shapes";
import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import { useWords } from "../../../core/locale/use-words";
import type { StaffAccount } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import { type AccountAct, AccountActs, AccountQuestion } from "./account-acts";

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
