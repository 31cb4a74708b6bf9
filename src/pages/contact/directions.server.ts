import type { WayHere } from "../../charity/site-details";
import { type Shown, shownText } from "../../platform/locale/fallback.server";
import type { Lang } from "../../platform/locale/lang";

/** The way from public transport to the door, as a reader of one language gets it. */
export interface Directions {
  station: Shown;
  exit: string;
  walk: Shown;
  stepFree: Shown;
}

/** The way as `lang` shows it; null while staff have not said where it begins. */
export function directionsIn({ station, exit, walk, stepFree }: WayHere, lang: Lang): Directions | null {
  const shown = { station: shownText(station, lang), walk: shownText(walk, lang) };
  if (shown.station.text === "") return null;
  return { ...shown, exit, stepFree: shownText(stepFree, lang) };
}
