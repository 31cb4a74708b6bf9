import type { PaysFor } from "../../features/donations/public/paypal-form";
import type { DonateTexts } from "./definition";

/** The purpose of each of the amounts that are offered, `""` where nothing is said of it. */
export const paysFor = ({ gift200, gift500, gift1000 }: DonateTexts["paypal"]) =>
  ({ 200: gift200, 500: gift500, 1000: gift1000 }) satisfies PaysFor;
