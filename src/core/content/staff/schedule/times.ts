import type { Lang } from "../../../locale/lang";
import { LANG_TAG, LANGS } from "../../../locale/lang";
import type { Scheduled } from "../../calls";

const ZONE = "Asia/Hong_Kong";
const HOUR = 60 * 60 * 1000;

/** A time as a date and a time input have it, in Hong Kong, with a T between; either part may be missing. */
export type ChosenTime = string;

/** A moment as inputs have it. */
export const chosenTime = (iso: string): ChosenTime =>
  new Date(Date.parse(iso) + 8 * HOUR).toISOString().slice(0, 16);

/** The time that is offered first: tomorrow at nine. */
export const tomorrowAtNine = (): ChosenTime =>
  `${chosenTime(new Date(Date.now() + 24 * HOUR).toISOString()).slice(0, 10)}T09:00`;

/** A moment to come as people say it: `Monday 30 November at 09:00`, or `11月30日（星期一）09:00`, in Hong Kong. */
export function spokenTime(iso: string, lang: Lang): string {
  const date = new Date(iso);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang === "eng" ? "en-GB" : LANG_TAG[lang], { timeZone: ZONE, ...options }).format(
      date,
    );
  const isThisYear = chosenTime(iso).slice(0, 4) === chosenTime(new Date().toISOString()).slice(0, 4);
  const day = part({ day: "numeric", month: "long", ...(!isThisYear && { year: "numeric" }) });
  const weekday = part({ weekday: "long" });
  const time = chosenTime(iso).slice(11);
  return lang === "eng" ? `${weekday} ${day} at ${time}` : `${day}（${weekday}）${time}`;
}

/** The plan that a form begins with: the time at which it will be published, and the languages that will not be. */
export function planOf(scheduled: readonly Scheduled[]) {
  const next = scheduled.find(({ act }) => act === "publish");
  return next && { publish: chosenTime(next.at), kept: LANGS.filter((lang) => !next.langs.includes(lang)) };
}
