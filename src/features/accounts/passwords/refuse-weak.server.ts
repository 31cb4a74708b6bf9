import { Problem } from "../../../core/api/problem";
import type { Deps } from "../../../core/deps.server";
import type { ProblemKey } from "../../../core/locale/words/problems";
import { readSiteDetails } from "../../../core/site/frame/site-details.server";
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
  const key = await weakness(deps, password, username);
  if (key) throw new Problem(400, "invalid", { errors: [{ path, key }] });
}

async function weakness(
  { db, config }: Pick<Deps, "db" | "config">,
  password: string,
  username: string,
): Promise<ProblemKey | undefined> {
  if (wordsBehind(password).some(isCommonPassword)) return "passwordCommon";
  const { name, shortName } = await readSiteDetails(db);
  const { hostname } = new URL(config.publicUrl);
  const names = [username, hostname, ...Object.values(name), ...Object.values(shortName)];
  return isGuessable(password, names) ? "passwordGuessable" : undefined;
}
