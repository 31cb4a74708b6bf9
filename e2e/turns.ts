import { LANGS, type Lang } from "../src/core/locale/lang";

/**
 * `AXE=all`: everything is looked at in every language and in both colour schemes, which takes three times as long.
 * Otherwise by turns, so that `npm test` stays within its time.
 */
const ALL = process.env.AXE === "all";

/** Whether the `number`th of several is looked at in `lang`: each in one language. */
export const isInTurn = (number: number, lang: Lang): boolean => ALL || LANGS[number % LANGS.length] === lang;

/** Whether the `number`th of several is looked at in `lang`: each in English, the longest, and in one of the others. */
export const isEnglishOrInTurn = (number: number, lang: Lang): boolean =>
  ALL || lang === "eng" || LANGS[1 + (number % 2)] === lang;

/** Whether the `number`th of several is looked at in one more way too: every other one. */
export const isEveryOther = (number: number): boolean => ALL || number % 2 === 0;

/** Whether the `number`th of several is looked at where even every other one would take too long: every third. */
export const isEveryThird = (number: number): boolean => ALL || number % 3 === 0;

/** The colours in which the `number`th of several is looked at; by another measure than its language. */
export const schemesInTurn = (number: number): ("light" | "dark")[] =>
  ALL ? ["light", "dark"] : [Math.floor(number / LANGS.length) % 2 === 0 ? "light" : "dark"];

/** The languages in which what has no number is looked at: the one with the longest words. */
export const LANGS_IN_TURN: readonly Lang[] = ALL ? LANGS : ["eng"];
