import type { Lang } from "../../../platform/locale/lang";
import { LANG_TAG } from "../../../platform/locale/lang";
import { type ChosenTime, inHongKong } from "./chosen-time";

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
