import type { Localized } from "../../../core/locale/lang";
import { siteDetailsEng } from "./words.eng";
import { siteDetailsSim } from "./words.sim";
import { siteDetailsTra } from "./words.tra";

/** Words of the screen where staff edit the site's details. */
export const siteDetailsWords: Localized<typeof siteDetailsEng> = {
  eng: siteDetailsEng,
  tra: siteDetailsTra,
  sim: siteDetailsSim,
};
export type SiteDetailsWords = typeof siteDetailsEng;
