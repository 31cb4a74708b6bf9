import { LANG_TAG, type Lang } from "./lang";

const ZONE = "Asia/Hong_Kong";

const longMonth = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE,
  day: "numeric",
  month: "long",
  year: "numeric",
});
const slashes = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE,
  day: "numeric",
  month: "numeric",
  year: "numeric",
});
const clock = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, timeStyle: "short" });
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE });

/** A news date for people: `1 May 2024` in English, `1/5/2024` in Chinese; day in Hong Kong. */
export function newsDate(iso: string, lang: Lang): string {
  const date = new Date(iso);
  if (lang === "eng") return longMonth.format(date);
  const part = Object.fromEntries(slashes.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${Number(part.day)}/${Number(part.month)}/${part.year}`;
}

/** A day that is no news date, for people: `1 May 2024`, or `2024年5月1日` in Chinese; in Hong Kong. */
export function plainDay(iso: string, lang: Lang): string {
  const tag = lang === "eng" ? "en-GB" : LANG_TAG[lang];
  return new Intl.DateTimeFormat(tag, { timeZone: ZONE, dateStyle: "long" }).format(new Date(iso));
}

/** The day in Hong Kong as `YYYY-MM-DD`, for `<time datetime>` and date fields. */
export function hongKongDay(date: Date): string {
  return isoDay.format(date);
}

/** The calendar year in Hong Kong. */
export function hongKongYear(date: Date): number {
  return Number.parseInt(hongKongDay(date), 10);
}

/** The first instant of a calendar year in Hong Kong, in ISO 8601. */
export function startOfYear(year: number): string {
  return new Date(Date.UTC(year, 0, 1) - 8 * HOUR).toISOString();
}

const HOUR = 60 * 60 * 1000;

/**
 * The days since the first of 1970 in Hong Kong, which is eight hours ahead all year. For code that calls it
 * tens of thousands of times a second, where `Intl` is too slow.
 */
export function hongKongDayNumber(time: number): number {
  return Math.floor((time + 8 * HOUR) / (24 * HOUR));
}

/** A day with its weekday, as `Saturday 21 November 2026` or `2026年11月21日 星期六`, in Hong Kong. */
export function longDay(date: Date, lang: Lang): string {
  const tag = lang === "eng" ? "en-GB" : LANG_TAG[lang];
  const day = plainDay(date.toISOString(), lang);
  const weekday = new Intl.DateTimeFormat(tag, { timeZone: ZONE, weekday: "long" }).format(date);
  return lang === "eng" ? `${weekday} ${day}` : `${day} ${weekday}`;
}

/** The time of day in Hong Kong for staff, as `14:05`. */
export function hongKongTime(date: Date): string {
  return clock.format(date);
}

/** Day and time for staff, e.g. `21 Nov 2026, 14:05`, in Hong Kong time. */
export function staffTime(iso: string, lang: Lang): string {
  return new Intl.DateTimeFormat(lang === "eng" ? "en-GB" : LANG_TAG[lang], {
    timeZone: ZONE,
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(iso));
}

/** A day in a column of dates for staff, as short as possible: `21 Nov 2026`, in Hong Kong. */
export function staffDay(iso: string, lang: Lang): string {
  return new Intl.DateTimeFormat(lang === "eng" ? "en-GB" : LANG_TAG[lang], {
    timeZone: ZONE,
    dateStyle: "medium",
  }).format(new Date(iso));
}

/** The name of a month; `3` is March. */
export function monthName(month: number, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LANG_TAG[lang], { month: "long", timeZone: "UTC" });
  return format.format(new Date(Date.UTC(2026, month - 1)));
}

const HAN = /\p{Script=Han}/u;

/** A person's name in its written order: surname first and without a space if all of it is Chinese. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const parts = [firstName, lastName].filter(Boolean);
  return parts.every((part) => HAN.test(part)) ? parts.toReversed().join("") : parts.join(" ");
}

/** "Label: text" as the language writes it; the Chinese colon brings its own space. */
export const withColon = (lang: Lang, label: string, text = ""): string =>
  label + (lang === "eng" ? ": " : "：") + text;

/** What stands between the things of a list, as the language writes it. */
export const listMark = (lang: Lang): string => (lang === "eng" ? ", " : "、");

/** "Label (note)" as the language writes it; the Chinese parentheses bring their own space. */
export const inParentheses = (lang: Lang, note: string | number): string =>
  lang === "eng" ? ` (${note})` : `（${note}）`;

const KILO = 1000;

/** A file's size in words: `240 KB`, `1.3 MB`; at least 1 KB. */
export function fileSize(bytes: number, lang: Lang): string {
  const large = bytes >= KILO * KILO;
  const count = large ? bytes / (KILO * KILO) : Math.max(1, Math.round(bytes / KILO));
  const number = new Intl.NumberFormat(LANG_TAG[lang], { maximumFractionDigits: large ? 1 : 0 });
  // The unit's usual spelling in all three languages; Intl has "kB".
  return `${number.format(count)} ${large ? "MB" : "KB"}`;
}

const HAN_PER_MINUTE = 300;
const WORDS_PER_MINUTE = 200;

/**
 * Minutes that a calm reader needs, at least 1: Chinese counted by characters, everything else by words, since
 * our texts mix them.
 */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words =
    text.replaceAll(/\p{Script=Han}/gu, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(han / HAN_PER_MINUTE + words / WORDS_PER_MINUTE));
}
