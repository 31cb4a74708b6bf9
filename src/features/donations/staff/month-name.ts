import { LANG_TAG, type Lang } from "../../../core/locale/lang";

/** `3` is March. */
export function monthName(month: number, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LANG_TAG[lang], { month: "long", timeZone: "UTC" });
  return format.format(new Date(Date.UTC(2026, month - 1)));
}
