/** What anybody would try at this door, beside the names of the site and of the account (docs/security.md). */
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

const LETTER_FOR: Record<string, string> = { "@": "a", $: "s", "0": "o", "1": "i", "3": "e", "5": "s" };

/** A password as it is compared: capitals and widths make no difference. */
export const plainPassword = (password: string): string => password.normalize("NFKC").toLowerCase();

/**
 * Whether a password is little more than words that somebody would try here, rows of keys, and repetition.
 * @param names of the site and of the account, as they are written
 */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const plain = plainPassword(password);
  const words = [...EXPECTED_WORDS, ...names.flatMap(wordsOf)].sort((a, b) => b.length - a.length);
  const readings = [plain, plain.replaceAll(/[@$0135]/g, (sign) => LETTER_FOR[sign] ?? sign)];
  return readings.some((text) => new Set(without([...words, ...RUNS], text)).size < LEAST_LEFT);
}

/** A name as one word and in its parts; parts of two letters are in every other text too. */
function wordsOf(name: string): string[] {
  const parts = plainPassword(name).split(/[^\p{L}\p{N}]+/u);
  return [parts.join(""), ...parts].filter((part) => part.length > 2 || /\p{Script=Han}{2}/u.test(part));
}

/** The letters and digits of a text that belong to none of the words. */
function without(words: readonly string[], text: string): string {
  const letters = text.replaceAll(/[^\p{L}\p{N}]/gu, "");
  return words.reduce((left, word) => left.replaceAll(word, " "), letters).replaceAll(" ", "");
}

/** Every piece of a row, in both directions, the longest first. */
const RUNS: readonly string[] = ROWS.flatMap((row) => [row, [...row].reverse().join("")])
  .flatMap((row) =>
    Array.from(row, (_, start) =>
      Array.from({ length: row.length - start }, (_each, more) => row.slice(start, start + more + 1)),
    ).flat(),
  )
  .filter(({ length }) => length >= SHORTEST_RUN)
  .sort((a, b) => b.length - a.length);
