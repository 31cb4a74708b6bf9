import { STAFF } from "../../../scripts/usages.mjs";
import { noteAccount } from "../../platform/auth/journal.server";
import { type Grant, mayHaveTypes, ROLES } from "../../platform/auth/roles";
import { loginThrottle } from "../../platform/auth/throttle.server";
import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import type { OwnAction } from "../../platform/journal/actions";
import type { CommandOutcome } from "../../platform/process/command-outcome";
import { accountActions } from "./actions";
import { NewUsername, Username } from "./credentials";
import type { KnownTypes } from "./given-grant.server";
import { generatePassword, staffAccounts } from "./staff-accounts.server";
import { notifyPasswordChange } from "./work/notices.server";

const USAGE = `Usage: ${STAFF.usage}`;

/** The author in the journal: a person who may run a command has no account here. */
const COMMAND_LINE = "";

/** Runs one command of the command line, for a charity that lost its password. */
export async function runStaffCommand(
  deps: Deps,
  [command, name, given, chosen]: string[],
  known: KnownTypes = () => [],
): Promise<CommandOutcome> {
  const accounts = staffAccounts(deps);
  if (command === "list") {
    const rows = await accounts.list();
    const lines = rows.map(({ username, ...grant }) =>
      grant.role === "administrator" ? username : `${username}  ${called(grant)}`,
    );
    return { text: lines.join("\n") || "There is no account yet.", ok: true };
  }
  if (command === "types") return { text: known().join("\n"), ok: true };
  if (!/^(add|role|reset|reset-two-factor|remove)$/.test(command ?? "") || !name)
    return { text: USAGE, ok: false };
  if (!Username.safeParse(name).success) {
    return { text: "A name may hold letters, digits and . _ @ - only.", ok: false };
  }
  const role = ROLES.find((each) => each === given);
  if (!role && (command === "role" || given !== undefined)) return { text: USAGE, ok: false };
  const types = chosen?.split(",");
  const unknown = types?.filter((type) => !known().includes(type)) ?? [];
  if (unknown.length > 0) return { text: `There is no content type ${unknown.join(", ")}.`, ok: false };
  if (types && !(role && mayHaveTypes(role)))
    return { text: "Only a writer can be given chosen types.", ok: false };
  const grant = role && { role, types: types ? [...new Set(types)] : null };
  if (command === "role" && grant) return changeGrant(deps, name, grant);
  if (command === "remove") return remove(deps, name);
  if (command === "reset-two-factor") return withoutSecondFactor(deps, name);
  if (command === "add" && !NewUsername.safeParse(name).success)
    return {
      text: "This name is one of the program's own, or has letters that look like others.",
      ok: false,
    };
  const password = generatePassword();
  const note = (action: OwnAction) => noteAccount(action, name, COMMAND_LINE);
  if (command === "add") {
    const made = await accounts.add(name, password, {
      ...grant,
      alongside: noteAccount(accountActions.addAccount, name, COMMAND_LINE, grant),
    });
    if (!made) {
      const text = `There already is an account ${name}, or was one that was removed: its name stays taken.`;
      return { text, ok: false };
    }
  } else {
    const account = await accounts.find(name);
    if (!account) return { text: `There is no account ${name}.`, ok: false };
    const alongside = async (tx: Database) => {
      await note(accountActions.resetPassword)(tx);
      await notifyPasswordChange(tx, account.username, deps);
    };
    await accounts.reset(account, password, { alongside });
    await loginThrottle(deps.db).resetAddresses(); // one of them is that of the person who mistyped
  }
  return {
    text: `Username  ${name}\nPassword  ${password}\nIt is shown only once and expires in seven days: change it under My account.`,
    ok: true,
  };
}

/** A grant as people read it. */
const called = ({ role, types }: Grant): string => (types ? `${role} for ${types.join(", ")}` : role);

async function changeGrant(deps: Deps, name: string, grant: Grant): Promise<CommandOutcome> {
  const result = await deps.db.transaction().execute(async (tx) => {
    const done = await staffAccounts({ ...deps, db: tx }).changeGrant(name, () => grant);
    if (typeof done === "string") return done;
    await noteAccount(accountActions.changeRole, name, COMMAND_LINE, grant)(tx);
    return "changed";
  });
  const texts = {
    changed: `${name} is a ${called(grant)} now.`,
    unknown: `There is no account ${name}.`,
    lastAdministrator: `${name} is the last administrator. Make somebody else an administrator first.`,
  };
  return { text: texts[result], ok: result === "changed" };
}

async function withoutSecondFactor(deps: Deps, name: string): Promise<CommandOutcome> {
  const account = await staffAccounts(deps).find(name);
  if (!account) return { text: `There is no account ${name}.`, ok: false };
  await deps.db.transaction().execute(async (tx) => {
    await staffAccounts({ ...deps, db: tx }).resetSecondFactor(account.id);
    await noteAccount(accountActions.resetTwoFactor, name, COMMAND_LINE)(tx);
  });
  return {
    text: `${name} logs in with the password alone now, and should set up a second step again.`,
    ok: true,
  };
}

async function remove(deps: Deps, name: string): Promise<CommandOutcome> {
  const { result, links = 0 } = await deps.db.transaction().execute(async (tx) => {
    const done = await staffAccounts({ ...deps, db: tx }).remove(name);
    if (done.result === "removed") await noteAccount(accountActions.removeAccount, name, COMMAND_LINE)(tx);
    return done;
  });
  const texts = {
    removed: `${name} is removed and can no longer log in. Links to previews that were ended: ${links}.`,
    unknown: `There is no account ${name}.`,
    last: `${name} is the last account. Add another one first.`,
    lastAdministrator: `${name} is the last administrator. Make somebody else an administrator first.`,
  };
  return { text: texts[result], ok: result === "removed" };
}
