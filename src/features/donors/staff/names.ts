import type { EntryForm } from "../../../core/content/staff/form-conversion";
import { LANGS, type Lang, type Localized, localized } from "../../../core/locale/lang";

/** Names in each language, one on each line. */
type DonorsForm = Localized;

/** The names of a form in each language, one on each line. */
export const textsOf = (form: EntryForm): DonorsForm =>
  localized((lang) => (form[lang].names as string[]).join("\n"));

/** The names in a text with one on each line. */
export const namesIn = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The number of names in a text, and those that stand in it more than once, with how often. */
export function countNames(text: string): { total: number; repeated: [name: string, times: number][] } {
  const names = namesIn(text);
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return { total: names.length, repeated: [...times].filter(([, count]) => count > 1) };
}

/** So few names may go without a question, where some stay. */
const FEW = 10;
/** And this share of them. */
const SHARE = 1 / 4;

export interface Loss {
  lang: Lang;
  before: number;
  /** The number of those before that are still there. */
  kept: number;
}

/** The languages that lose all of their names, or many of them, against what is stored. */
export function largeLosses(stored: DonorsForm, form: DonorsForm): Loss[] {
  return LANGS.flatMap((lang) => {
    const before = namesIn(stored[lang]);
    const now = new Set(namesIn(form[lang]));
    const kept = before.filter((name) => now.has(name)).length;
    const lost = before.length - kept;
    const isLarge = before.length > 0 && (now.size === 0 || (lost > FEW && lost > before.length * SHARE));
    return isLarge ? [{ lang, before: before.length, kept }] : [];
  });
}

const HAN = /\p{Script=Han}/u;

/** A column of a table that was pasted: its language, and a name of it to know it by. */
interface Column {
  lang: Lang;
  example: string;
}

/** The lines of a text that have columns, as a spreadsheet puts them apart. */
const rowsIn = (text: string): string[][] =>
  namesIn(text)
    .filter((line) => line.includes("\t"))
    .map((line) => line.split("\t").map((cell) => cell.trim()));

/**
 * The columns of a text that was pasted into the field of `pasted`, each with the language that it seems to be in: names
 * in Latin letters are English, of Chinese ones the first that is left, in the order of the site. Empty without any.
 */
export function columnsIn(text: string, pasted: Lang): Column[] {
  const rows = rowsIn(text);
  const width = Math.min(LANGS.length, Math.max(0, ...rows.map((row) => row.length)));
  const cells = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? "").filter(Boolean));
  const chinese = cells.map((column) => column.filter((cell) => HAN.test(cell)).length * 2 > column.length);
  const only = chinese.filter(Boolean).length === 1 && pasted !== "eng" ? pasted : "tra";
  const left: Lang[] = [];
  const free = new Set<Lang>(LANGS);
  const take = (...wanted: Lang[]) => {
    const lang = [...wanted, ...LANGS].find((each) => free.has(each)) ?? "eng";
    free.delete(lang);
    left.push(lang);
  };
  for (const isChinese of chinese) take(...(isChinese ? ([only, "sim"] as const) : (["eng"] as const)));
  return left.map((lang, at) => ({ lang, example: cells[at]?.[0] ?? "" }));
}

/** The form with the columns of the field of `pasted` each in its language, after what that has. */
export function split(form: DonorsForm, pasted: Lang): DonorsForm {
  const columns = columnsIn(form[pasted], pasted);
  const rows = rowsIn(form[pasted]);
  const plain = namesIn(form[pasted]).filter((line) => !line.includes("\t"));
  const next = { ...form, [pasted]: plain.join("\n") };
  for (const [at, { lang }] of columns.entries()) {
    const names = rows.map((row) => row[at] ?? "").filter((name) => name !== "");
    next[lang] = [...namesIn(next[lang]), ...names].join("\n");
  }
  return next;
}
