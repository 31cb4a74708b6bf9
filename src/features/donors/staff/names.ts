import type { EntryForm } from "../../../core/content/staff/form-of";
import { LANGS, type Lang, type Localized, localized } from "../../../core/locale/lang";

/** Names in each language, one on each line. */
export type DonorsForm = Localized;

/** The names of a form in each language, one on each line. */
export const textsOf = (form: EntryForm): DonorsForm =>
  localized((lang) => (form[lang].names as string[]).join("\n"));

/** The names in a text with one on each line. */
export const namesIn = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** How many names a text has, and those that stand in it more than once, with how often. */
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
  /** How many of those before are still there. */
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
