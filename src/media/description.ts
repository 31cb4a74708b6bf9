import { LANGS, type Localized } from "../platform/locale/lang";

/** The description of a picture by staff. */
export interface Description {
  alt: Localized;
  decorative: boolean;
}

/** Returns whether something is said of a picture. */
export const isDescribed = ({ alt, decorative }: Description): boolean =>
  decorative || LANGS.some((lang) => alt[lang].trim() !== "");
