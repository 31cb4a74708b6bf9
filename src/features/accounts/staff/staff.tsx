import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Grant } from "../../../platform/auth/roles";
import { createClient, useChanges } from "../../../platform/http/client";
import { fill, useWords } from "../../../platform/locale/lang";
import { TextField } from "../../../ui/fields/text-field";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load } from "../../../ui/frame/screen";
import { loadRecords, RecordList } from "../../../ui/list/record-list";
import { factorsOf, ProvideFactors } from "../../../ui/proof/use-factor";
import { accountList, accountsContract } from "../contract";
import { roleWords } from "../role-words";
import { secondFactorWords } from "../second-factor/words";
import { accountsWords } from "../words";
import { type PublishingRule as Rule, workContract } from "../work/contract";
import { workWords } from "../work/words";
import type { Route } from "./+types/staff";
import {
  type AccountAct,
  AccountActs,
  AccountQuestion,
  type Answered,
  type PendingAction,
  useAccountColumns,
} from "./account-table";
import { OpenInvitations, useInviting } from "./invitations";
import { NewPasswordField } from "./new-password-field";
import { ProofForm } from "./proof-form";
import { type ChosenTypes, RoleField, TypesField } from "./role-field";
import { ShownOnce } from "./shown-once";

const api = createClient(accountsContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(async () => {
    const [accounts, methods] = await Promise.all([
      loadRecords(accountList, request, (query) => api.staff(query)),
      api.signInMethods({}),
    ]);
    return { ...accounts, factors: factorsOf(methods) };
  });

export const HydrateFallback = Loading;

/** The accounts of everybody who may come here: invite, add, reset the password, remove. */
export default function StaffAccounts({ loaderData }: Route.ComponentProps) {
  const { query, list, factors } = loaderData;
  const { invitations, rule } = list;
  const words = useWords(accountsWords);
  const { made, clear, onAdded, act } = useAccounts();
  const [pending, setPending] = useState<PendingAction | null>(null);
  const inviting = useInviting(list.mailReady);
  const question = pending && (
    <AccountQuestion
      key={pending.what}
      {...pending}
      onYes={(answered) => act(pending.what, pending.account.username, answered).then(() => setPending(null))}
      onCancel={() => setPending(null)}
    />
  );
  return (
    <ProvideFactors value={factors}>
      <RecordList
        title={words.staff}
        list={accountList}
        loaded={loaderData}
        rows={list.accounts}
        idOf={({ username }) => username}
        nameOf={({ username }) => username}
        {...useAccountColumns(pending, question)}
        ownSort="name"
        search={words.searched}
        empty={null}
        actions={{
          label: words.actions,
          of: (account) =>
            !account.own && <AccountActs account={account} ask={(what) => setPending({ what, account })} />,
        }}
        fetchPage={async (page) => (await api.staff({ ...query, page })).accounts}
        beside={inviting.button}
        notices={
          <>
            {made && <MadePassword key={made.password} made={made} onSeen={clear} />}
            {inviting.opened}
          </>
        }
        below={
          <>
            <p className="field-hint measure screen-only mb-6">{words.staffIntro}</p>
            {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
            <PublishingRule key={String(rule.types)} rule={rule} />
            <AccountForm onAdded={onAdded} />
          </>
        }
      />
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

/** Shows a password until it was noted. */
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

interface PublishingRuleProps {
  rule: Rule;
}

/** The tick that has an administrator publish what writers save, which counts at once, and the kinds of content that it is for. */
function PublishingRule({ rule }: PublishingRuleProps) {
  const [review, show] = useState(rule.review);
  const [types, choose] = useState<ChosenTypes>(rule.types);
  const words = useWords(workWords);
  const changes = useChanges(workContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, saving, problem, errorsAt } = useSave();
  const set = (wanted: boolean, kinds: ChosenTypes) =>
    save(async () => {
      show(wanted);
      await changes.setPublishingRule({ review: wanted, types: kinds }).catch((error: unknown) => {
        show(review);
        throw error;
      });
      banner({ text: wanted ? words.ruleOn : words.ruleOff, saved: true });
      await revalidate();
    });
  const isChanged = String(types) !== String(rule.types);
  return (
    <section className="staff-section" aria-labelledby="publishing-heading">
      <h2 id="publishing-heading" className="mb-2">
        {words.publishing}
      </h2>
      <ProblemSummary
        problem={problem}
        labelOf={(path) => (path === "types" ? words.ruleTypes : words.rule)}
        submitLabel={words.saveTypes}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={review}
          aria-describedby="publishing-hint"
          onChange={(event) => void set(event.target.checked, null)}
        />
        {words.rule}
      </label>
      <p id="publishing-hint" className="field-hint">
        {words.ruleHint}
      </p>
      {review && (
        <div className="stack narrow mt-4">
          <TypesField
            path="types"
            all={words.allTypes}
            value={types}
            onChange={choose}
            errors={errorsAt("types")}
          />
          {isChanged && (
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={saving}
              onClick={() => void set(true, types)}
            >
              {words.saveTypes}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

interface AccountFormProps {
  /** With the password if the server made it. */
  onAdded: (username: string, password: string | null) => Promise<void>;
}

/** Adds an account, with a password that is typed or made, once somebody has shown again who they are. */
function AccountForm({ onAdded }: AccountFormProps) {
  const words = useWords(accountsWords);
  const { types } = useWords(roleWords);
  const [username, setUsername] = useState("");
  const [grant, setGrant] = useState<Grant>({ role: "writer", types: null });
  const [newPassword, setNew] = useState("");
  return (
    <section className="staff-section" aria-labelledby="add-heading">
      <h2 id="add-heading" className="mb-2">
        {words.addAccount}
      </h2>
      <p>{words.addIntro}</p>
      <ProofForm
        prefix="add"
        asks={["password", "factor"]}
        submitLabel={words.addAccount}
        labels={{ username: words.username, types, newPassword: words.passwordOrMade }}
        aside
        onSubmit={async ({ password, shown }) => {
          const account = { username, ...grant, newPassword: newPassword || undefined };
          const added = await api.addStaff({ ...account, password, ...shown });
          for (const clear of [setUsername, setNew]) clear("");
          await onAdded(added.username, added.password);
        }}
      >
        {(errorsAt) => (
          <>
            <TextField
              label={words.username}
              hint={words.usernameHint}
              path="add.username"
              autoComplete="off"
              value={username}
              onChange={setUsername}
              errors={errorsAt("username")}
            />
            <RoleField path="add.role" value={grant} onChange={setGrant} errors={errorsAt("types")} />
            <NewPasswordField
              label={words.passwordOrMade}
              path="add.newPassword"
              value={newPassword}
              onChange={setNew}
              errors={errorsAt("newPassword")}
            />
          </>
        )}
      </ProofForm>
    </section>
  );
}
