import type { Deps } from "../../core/deps.server";
import { generatePassword, staffAccounts } from "./staff-accounts.server";

const USAGE = `Usage:
  npm run staff -- list          every staff account
  npm run staff -- add NAME      a new account; prints its password
  npm run staff -- reset NAME    a new password for an account; ends its sessions`;

/** What a command has to say, and whether it did what was asked. */
interface Outcome {
  text: string;
  ok: boolean;
}

/** Runs one command of the command line, for a charity that lost its password. */
export async function runStaffCommand(deps: Deps, [command, name]: string[]): Promise<Outcome> {
  const accounts = staffAccounts(deps);
  if (command === "list") {
    const rows = await accounts.list();
    return { text: rows.map(({ username }) => username).join("\n") || "There is no account yet.", ok: true };
  }
  if ((command !== "add" && command !== "reset") || !name) return { text: USAGE, ok: false };
  if (!/^[\p{L}\p{N}._@-]{1,60}$/u.test(name)) {
    return { text: "A name may hold letters, digits and . _ @ - only.", ok: false };
  }
  const password = generatePassword();
  if (command === "add") {
    const made = await accounts.add(name, password);
    if (!made) return { text: `There already is an account ${name}.`, ok: false };
  } else {
    const account = await accounts.find(name);
    if (!account) return { text: `There is no account ${name}.`, ok: false };
    await accounts.reset(account.id, password);
  }
  return { text: `Username  ${name}\nPassword  ${password}\nIt is shown only now.`, ok: true };
}
