import type { Localized } from "../../core/locale/lang";
import { siteDetailsEng } from "./messages.eng";
import { siteDetailsSim } from "./messages.sim";
import { siteDetailsTra } from "./messages.tra";

/** Words of the screen where staff edit the site's details. */
export const siteDetailsWords: Localized<typeof siteDetailsEng> = {
  eng: siteDetailsEng,
  tra: siteDetailsTra,
  sim: siteDetailsSim,
};
export type SiteDetailsWords = typeof siteDetailsEng;
