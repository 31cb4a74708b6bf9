import { LANGS, type Localized, localized } from "../platform/locale/lang";

/** An entry's own picture descriptions, which override those of the library, by the id of each. */
export type PictureAlts = Readonly<Record<string, Localized>>;

/** The name of the field that has them; in the browser no type has it, and forms use this name. */
export const PICTURE_ALTS = "pictureAlts";

/** The words of an entry for its pictures; a language that two revisions were merged without says nothing. */
export const altsIn = (content: object): PictureAlts => {
  const said = (content as { [PICTURE_ALTS]?: Record<string, Partial<Localized>> })[PICTURE_ALTS] ?? {};
  return Object.fromEntries(
    Object.entries(said).map(([id, alt]) => [id, localized((lang) => alt[lang] ?? "")]),
  );
};

/** The paths of the parts that are compared one by one: each picture's description in each language. */
export const ALT_PARTS: readonly string[] = LANGS.map((lang) => `${PICTURE_ALTS}.*.${lang}`);

/** Whether a picture has a description in any language. */
export const isSaid = (alt: Localized): boolean => LANGS.some((lang) => alt[lang] !== "");
