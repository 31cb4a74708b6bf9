import { Problem } from "../../../core/api/problem";
import type { Deps } from "../../../core/deps.server";
import type { OwnProblem } from "../../../core/locale/words/problems";
import { readSiteDetails } from "../../../core/site/frame/site-details.server";
import { accountsProblems } from "../problems.server";
import { isCommonPassword } from "./common-passwords.server";
import { isGuessable, wordsBehind } from "./guessable";

interface ChosenPassword {
  password: string;
  /** Of the account that it will open. */
  username: string;
  /** Of the password in the request. */
  path: string;
}

/** Refuses a password that somebody else would try. @throws {Problem} 400 at `path` */
export async function refuseWeakPassword(
  deps: Pick<Deps, "db" | "config">,
  { password, username, path }: ChosenPassword,
): Promise<void> {
  const says = await weakness(deps, password, username);
  if (says) throw new Problem(400, "invalid", { errors: [{ path, says }] });
}

async function weakness(
  { db, config }: Pick<Deps, "db" | "config">,
  password: string,
  username: string,
): Promise<OwnProblem | undefined> {
  if (wordsBehind(password).some(isCommonPassword)) return accountsProblems.passwordCommon;
  const { name, shortName } = await readSiteDetails(db);
  const { hostname } = new URL(config.publicUrl);
  const names = [username, hostname, ...Object.values(name), ...Object.values(shortName)];
  return isGuessable(password, names) ? accountsProblems.passwordGuessable : undefined;
}
