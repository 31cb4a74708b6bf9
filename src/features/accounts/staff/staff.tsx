import { useState } from "react";
import { useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import { load } from "../../../core/staff/load";
import { Loading } from "../../../core/staff/loading";
import { ProblemSummary } from "../../../core/staff/problem-summary";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { useSave } from "../../../core/staff/use-save";
import { accountsContract } from "../contract";
import { accountsWords } from "../messages";
import { secondFactorWords } from "../second-factor/messages";
import type { Route } from "./+types/staff";
import { AccountForm } from "./account-form";
import { AccountRow } from "./account-row";
import { type Made, MadePassword } from "./made-password";

const api = createClient(accountsContract);

/** Milliseconds that a confirmation stays. */
const SHOWN = 2000;

export const clientLoader = () => load(() => api.staff({}));

export const HydrateFallback = Loading;

/** The accounts of everybody who may come here: add, reset the password, remove. */
export default function StaffAccounts({ loaderData: { accounts } }: Route.ComponentProps) {
  const words = useWords(accountsWords);
  const { made, clear, problem, onAdded, reset, resetTwoFactor, remove } = useAccounts();
  return (
    <>
      <ScreenTitle title={words.staff} />
      <p className="mb-4">{words.staffIntro}</p>
      {made && <MadePassword key={made.password} made={made} onSeen={clear} />}
      <ProblemSummary problem={problem} labelOf={() => words.staff} />
      <section className="staff-section" aria-labelledby="accounts-heading">
        <h2 id="accounts-heading" className="mb-2">
          {words.accounts}
        </h2>
        <ul className="row-list">
          {accounts.map((account) => (
            <AccountRow
              key={account.username}
              account={account}
              onReset={() => reset(account.username)}
              onResetTwoFactor={() => resetTwoFactor(account.username)}
              onRemove={() => remove(account.username)}
            />
          ))}
        </ul>
      </section>
      <AccountForm onAdded={onAdded} />
    </>
  );
}

/** What the screen does, and the password that came of it. */
function useAccounts() {
  const words = useWords(accountsWords);
  const second = useWords(secondFactorWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const [made, setMade] = useState<Made | null>(null);

  const say = async (sentence: string, username: string, password: string | null): Promise<void> => {
    // One that is yet to be noted stays, unless it is no password any more.
    setMade((before) =>
      password !== null ? { username, password } : before?.username === username ? null : before,
    );
    banner({ text: fill(sentence, { username }), ms: SHOWN });
    await revalidate();
  };
  return {
    made,
    clear: () => setMade(null),
    problem,
    onAdded: (username: string, password: string | null) => say(words.accountAdded, username, password),
    reset: (username: string) =>
      save(async () => say(words.passwordReset, username, (await api.resetStaff({ username })).password)),
    resetTwoFactor: (username: string) =>
      save(async () => {
        await api.resetTwoFactor({ username });
        banner({ text: fill(second.twoFactorReset, { username }), ms: SHOWN });
        await revalidate();
      }),
    remove: (username: string) =>
      save(async () => {
        await api.removeStaff({ username });
        await say(words.accountRemoved, username, null);
      }),
  };
}
