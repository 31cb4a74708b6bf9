import { createHash } from "node:crypto";
import type { Deps } from "../../../platform/deps.server";
import { Problem } from "../../../platform/http/problem";
import type { OwnProblem } from "../../../platform/locale/words/problems";
import { readSiteDetails } from "../../../site/frame/site-details.server";
import { accountsProblems } from "../problems.server";
import { COMMON_DIGESTS, DIGEST_BYTES } from "./common-digests.server";

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

/**
 * The words that anybody would try at this door, beside the names of the site and of the account (docs/security.md).
 */
const EXPECTED_WORDS = [
  ...["password", "passwort", "passphrase", "secret", "admin", "administrator", "staff", "login", "welcome"],
  ...["letmein", "changeme", "default", "iloveyou", "kapok", "charity", "website", "donate", "donation"],
  ...["sma", "spinal", "muscular", "atrophy", "hongkong", "hong", "kong", "密碼", "密码", "香港", "慈善"],
  ...["管理員", "管理员", "職員", "员工", "歡迎", "欢迎", "脊髓", "肌肉", "萎縮", "萎缩"],
];

/** Rows that fingers follow. */
const ROWS = [
  ...["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"],
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
];
const SHORTEST_RUN = 4;

/** Different letters and digits that must be left without all that. */
const LEAST_LEFT = 6;

/** The characters that are written in place of letters; a 1 is read as an i and as an l. */
const LETTER_FOR: Record<string, string> = {
  "@": "a",
  "4": "a",
  $: "s",
  "5": "s",
  "0": "o",
  "3": "e",
  "7": "t",
};

/** A number or date at the end of a word, with its signs, which somebody would go through. */
const AT_END = /(?<=\p{L})[^\p{L}\p{N}]*(?:\p{N}[^\p{L}\p{N}]*){0,8}$/u;

/** A password normalised for comparison: capitals and widths make no difference. */
const plainPassword = (password: string): string => password.normalize("NFKC").toLowerCase();

/** The words that this password may have been, as somebody who goes through a list of words would change them. */
export function wordsBehind(password: string): string[] {
  const plain = plainPassword(password);
  const readings = [plain, plain.replace(AT_END, "")].flatMap((text) => [
    text,
    ...["i", "l"].map((one) =>
      text.replaceAll(/[@4$5037]/g, (sign) => LETTER_FOR[sign] ?? sign).replaceAll(/[1!|]/g, one),
    ),
  ]);
  return [...new Set(readings)];
}

/**
 * Returns whether a password is little more than words that somebody would try here, rows of keys, and repetition.
 * @param names of the site and of the account, as written
 */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const words = [...EXPECTED_WORDS, ...names.flatMap(wordsOf)].sort((a, b) => b.length - a.length);
  // Rows of digits before digits are read as letters.
  const readings = [password, without(RUNS, plainPassword(password))].flatMap(wordsBehind);
  return readings.some(
    (text) => new Set(lettersOf(without([...words, ...RUNS], lettersOf(text)))).size < LEAST_LEFT,
  );
}

/** A name as one word and in its parts; parts of two letters are in every other text too. */
function wordsOf(name: string): string[] {
  const parts = plainPassword(name).split(/[^\p{L}\p{N}]+/u);
  return [parts.join(""), ...parts].filter((part) => part.length > 2 || /\p{Script=Han}{2}/u.test(part));
}

/** A text with a space in place of each of the words. */
const without = (words: readonly string[], text: string): string =>
  words.reduce((left, word) => left.replaceAll(word, " "), text);

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Every piece of a row, in both directions, the longest first. */
const RUNS: readonly string[] = ROWS.flatMap((row) => [row, [...row].reverse().join("")])
  .flatMap((row) =>
    Array.from(row, (_, start) =>
      Array.from({ length: row.length - start }, (_each, more) => row.slice(start, start + more + 1)),
    ).flat(),
  )
  .filter(({ length }) => length >= SHORTEST_RUN)
  .sort((a, b) => b.length - a.length);
