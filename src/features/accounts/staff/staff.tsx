import { useState } from "react";
import { useRevalidator } from "react-router";
import { createClient, useChanges } from "../../../platform/http/client";
import { fill } from "../../../platform/locale/fill";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load } from "../../../ui/frame/loading";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { ListSearch } from "../../../ui/list/list-search";
import { pageOrLast, sortIn } from "../../../ui/list/load-list";
import { PagedTable } from "../../../ui/list/paged-list";
import { sortStateOf } from "../../../ui/list/sorting";
import { factorsOf, ProvideFactors } from "../../../ui/proof/use-factor";
import { ACCOUNT_SORTS, type AccountSort, accountsContract } from "../contract";
import { roleWords } from "../role-words";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import type { Route } from "./+types/staff";
import { AccountForm } from "./account-form";
import { type AccountAct, AccountTable, type Answered } from "./account-table";
import { Invitations } from "./invitations";
import { PublishingRule } from "./publishing-rule";
import { ShownOnce } from "./shown-once";

const api = createClient(accountsContract);

interface Query {
  q: string;
  sort: AccountSort | undefined;
}

const addressOf = ({ q, sort }: Query, page = 1) =>
  `?${new URLSearchParams({ ...(q && { q }), ...(sort && { sort }), page: String(page) })}`;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const query = { q: (search.get("q") ?? "").slice(0, 100), sort: sortIn(search, ACCOUNT_SORTS) };
  return load(async () => {
    const [accounts, methods] = await Promise.all([
      pageOrLast(search, "page", (page) => api.staff({ ...query, page })),
      api.signInMethods({}),
    ]);
    return { ...accounts, query, factors: factorsOf(methods) };
  });
};

export const HydrateFallback = Loading;

/** The accounts of everybody who may come here: invite, add, reset the password, remove. */
export default function StaffAccounts({ loaderData }: Route.ComponentProps) {
  const { query, page, list, factors } = loaderData;
  const staff = useStaffWords();
  const words = useWords(accountsWords);
  const { made, clear, onAdded, act } = useAccounts();
  const { q, sort } = query;
  const label = fill(staff.page, { page, pages: list.pages });
  return (
    <ProvideFactors value={factors}>
      <ScreenTitle title={words.staff} />
      <p className="mb-4">{words.staffIntro}</p>
      {made && <MadePassword key={made.password} made={made} onSeen={clear} />}
      <section className="staff-section" aria-labelledby="accounts-heading">
        <h2 id="accounts-heading" className="mb-2">
          {words.accounts}
        </h2>
        {(q !== "" || list.pages > 1) && (
          <ListSearch id="account-search" hint={words.username} q={q} found={list.total}>
            {sort && <input type="hidden" name="sort" value={sort} />}
          </ListSearch>
        )}
        {list.accounts.length > 0 && (
          <PagedTable page={page} pages={list.pages} to={(number) => addressOf(query, number)} label={label}>
            <AccountTable
              accounts={list.accounts}
              sorting={sortStateOf(sort, "name", (each) => addressOf({ q, sort: each }))}
              label={list.pages > 1 ? label : words.staff}
              act={act}
            />
          </PagedTable>
        )}
      </section>
      <PublishingRule key={String(list.rule.types)} rule={list.rule} />
      <Invitations {...list} />
      <AccountForm onAdded={onAdded} />
    </ProvideFactors>
  );
}

/** The acts of the screen, and the password that came of one. */
function useAccounts() {
  const changes = useChanges(accountsContract);
  const words = useWords(accountsWords);
  const second = useWords(secondFactorWords);
  const roles = useWords(roleWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<Made | null>(null);

  const say = async (sentence: string, username: string, password: string | null): Promise<void> => {
    // One that is yet to be noted stays, unless it is no password any more.
    setMade((before) =>
      password !== null ? { username, password } : before?.username === username ? null : before,
    );
    banner({ text: sentence, names: { username } });
    await revalidate();
  };
  const act = async (
    what: AccountAct,
    username: string,
    { role, types, ...proof }: Answered,
  ): Promise<void> => {
    if (what === "role") {
      await changes.changeRole({ username, role, types, ...proof });
      banner({ text: roles.roleChanged, names: { username } });
      return revalidate();
    }
    if (what === "reset") {
      const made = await api.resetStaff({ username, ...proof });
      return say(words.passwordReset, username, made.password);
    }
    if (what === "remove") {
      const { links } = await changes.removeStaff({ username, ...proof });
      const ended = links === 0 ? "" : fill(words.linksEnded, { count: links });
      return say(`${words.accountRemoved}${ended}`, username, null);
    }
    await changes.resetTwoFactor({ username, ...proof });
    banner({ text: second.twoFactorReset, names: { username } });
    await revalidate();
  };
  return {
    made,
    clear: () => setMade(null),
    onAdded: (username: string, password: string | null) => say(words.accountAdded, username, password),
    act,
  };
}

/** A password that the server made. */
interface Made {
  username: string;
  password: string;
}

/** A password until somebody has noted it. */
function MadePassword({ made, onSeen }: { made: Made; onSeen: () => void }) {
  const words = useWords(accountsWords);
  const leaving = { title: words.leavePasswordTitle, text: words.leavePasswordText };
  return (
    <ShownOnce labelledBy="made-password" leaving={leaving}>
      <h2 id="made-password">{fill(words.madePassword, { username: made.username })}</h2>
      <p>
        <code className="text-xl wrap-anywhere select-all">{made.password}</code>
      </p>
      <p>{words.madePasswordNote}</p>
      <button type="button" className="button button-quiet" onClick={onSeen}>
        {words.madePasswordSeen}
      </button>
    </ShownOnce>
  );
}
