import { createHash } from "node:crypto";
import type { Deps } from "../../../platform/deps.server";
import { Problem } from "../../../platform/http/problem";
import type { OwnProblem } from "../../../platform/locale/words/problems";
import { readSiteDetails } from "../../../site/frame/site-details.server";
import { accountsProblems } from "../problems.server";
import { COMMON_DIGESTS, DIGEST_BYTES } from "./common-digests.server";
import { isGuessable, wordsBehind } from "./guessable";

interface ChosenPassword {
  password: string;
  /** The account that the password will open. */
  username: string;
  /** The path of the password in the request. */
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

let known: Set<string> | undefined;

/** Returns whether a password, in small letters, is among the 3,000 commonest that are long enough for us. */
export function isCommonPassword(password: string): boolean {
  known ??= digests();
  return known.has(createHash("sha256").update(password).digest().toString("hex", 0, DIGEST_BYTES));
}

function digests(): Set<string> {
  const bytes = Buffer.from(COMMON_DIGESTS, "base64");
  const amount = bytes.length / DIGEST_BYTES;
  return new Set(
    Array.from({ length: amount }, (_, at) =>
      bytes.toString("hex", at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES),
    ),
  );
}
