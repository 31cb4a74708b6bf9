import { LANG_TAG, type Lang } from "../../../platform/locale/lang";

const ZONE = "Asia/Hong_Kong";
const DAY = 24 * 60 * 60 * 1000;

/** The time that is offered first: tomorrow at nine. */
export const tomorrowAtNine = (): ChosenTime =>
  `${inHongKong(new Date(Date.now() + DAY).toISOString()).slice(0, 10)}T09:00`;

/** A moment to come as people say it: `Monday 30 November at 09:00`, or `11月30日（星期一）09:00`, in Hong Kong. */
export function spokenTime(iso: string, lang: Lang): string {
  const date = new Date(iso);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang === "eng" ? "en-GB" : LANG_TAG[lang], { timeZone: ZONE, ...options }).format(
      date,
    );
  const isThisYear = inHongKong(iso).slice(0, 4) === inHongKong(new Date().toISOString()).slice(0, 4);
  const day = part({ day: "numeric", month: "long", ...(!isThisYear && { year: "numeric" }) });
  const weekday = part({ weekday: "long" });
  const time = inHongKong(iso).slice(11);
  return lang === "eng" ? `${weekday} ${day} at ${time}` : `${day}（${weekday}）${time}`;
}

/** A moment to come in few words, as in lists: `7 Dec, 09:00` or `12月7日 09:00`, in Hong Kong. */
export function shortTime(iso: string, lang: Lang): string {
  const isThisYear = inHongKong(iso).slice(0, 4) === inHongKong(new Date().toISOString()).slice(0, 4);
  const day = new Intl.DateTimeFormat(lang === "eng" ? "en-GB" : LANG_TAG[lang], {
    timeZone: ZONE,
    day: "numeric",
    month: lang === "eng" ? "short" : "long",
    ...(!isThisYear && { year: "numeric" }),
  }).format(new Date(iso));
  // In one line.
  return `${day}${lang === "eng" ? "," : ""} ${inHongKong(iso).slice(11)}`.replaceAll(" ", "\u00a0");
}

/**
 * A chosen time of a form: the values of a date and a time input, in Hong Kong, joined by a T, where either
 * part may be missing; or the server's, in UTC.
 */
export type ChosenTime = string;

/** A moment as inputs have it. */
const inHongKong = (iso: string): ChosenTime =>
  new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 16);

const isMoment = (time: ChosenTime) => time.endsWith("Z");

/** A chosen time as inputs have it. */
export const forInputs = (time: ChosenTime): ChosenTime => (isMoment(time) ? inHongKong(time) : time);

/** A chosen time as a moment; undefined where a part of it is missing. */
export function momentOf(time: ChosenTime): string | undefined {
  const at = new Date(isMoment(time) ? time : `${time}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
