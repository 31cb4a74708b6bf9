import { LANGS, type Localized } from "../locale/lang";

/** The words of an entry for its pictures, in place of those of the library, by the id of each. */
export type PictureAlts = Readonly<Record<string, Localized>>;

/** The name of the field that has them; in the browser no type has it, and forms hold it by this name. */
export const PICTURE_ALTS = "pictureAlts";

/** The words of an entry for its pictures. */
export const altsIn = (content: object): PictureAlts =>
  (content as { [PICTURE_ALTS]?: PictureAlts })[PICTURE_ALTS] ?? {};

/** Tells whether words for a picture say something in any language. */
export const isSaid = (alt: Localized): boolean => LANGS.some((lang) => alt[lang] !== "");
