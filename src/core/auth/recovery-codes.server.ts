import { randomBytes } from "node:crypto";
import { type Cost, digestLike, digestOf } from "./digest.server";
import { randomText } from "./random-text.server";

const AMOUNT = 10;
const LENGTH = 10;

/** A code is random, which a password need not be. */
const COST: Cost = { rounds: 2 ** 14, block: 8, times: 1 };

/** Ten codes such as `k3m9p-x7w2q`, about 49 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: AMOUNT }, () => written(randomText(LENGTH)));
}

/**
 * Codes as they are kept: a list of digests in JSON, with one salt for all, so that a code which somebody
 * types has to be digested once.
 */
export async function keptCodes(codes: readonly string[]): Promise<string> {
  const salt = randomBytes(16).toString("base64url");
  const digests: string[] = [];
  // One after the other: each takes 16 MB while it is made.
  for (const code of codes) digests.push(await digestOf(written(code), COST, salt));
  return JSON.stringify(digests);
}

/** A code that somebody typed, in the form in which it would be among the kept ones. */
export async function keptForm(kept: string, code: string): Promise<string> {
  const [first = ""]: string[] = JSON.parse(kept);
  return digestLike(first, written(code));
}

/** A recovery code as it was said, however somebody typed it from paper. */
function written(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}
