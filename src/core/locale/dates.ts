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
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE });

/** A news date for people: `1 May 2024` in English, `1/5/2024` in Chinese; day in Hong Kong. */
export function newsDate(iso: string, lang: Lang): string {
  const date = new Date(iso);
  if (lang === "eng") return longMonth.format(date);
  const part = Object.fromEntries(slashes.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${Number(part.day)}/${Number(part.month)}/${part.year}`;
}

/** The day in Hong Kong as `YYYY-MM-DD`, for `<time datetime>` and date fields. */
export function hongKongDay(date: Date): string {
  return isoDay.format(date);
}

/** The calendar year in Hong Kong. */
export function hongKongYear(date: Date): number {
  return Number(hongKongDay(date).slice(0, 4));
}

/** Day and time for staff, e.g. `21 Nov 2026, 14:05`, in Hong Kong time. */
export function staffTime(iso: string, lang: Lang): string {
  return new Intl.DateTimeFormat(lang === "eng" ? "en-GB" : LANG_TAG[lang], {
    timeZone: ZONE,
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(iso));
}
