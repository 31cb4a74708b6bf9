import * as z from "zod";
import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";
import { imageId, LONGEST_ALT, onOneLine } from "../../platform/shapes";
import type { Field, Fields } from "../field";
import { fieldPaths } from "../field-paths";
import { custom } from "../kinds";

/** Pictures that one save may describe: more than any entry has. */
const MOST = 500;

const inLanguages = <T extends z.ZodType>(text: T) => z.object(localized(() => text));

/** The picture descriptions of a save; left out, they are not changed. */
export const pictureAltsInput = () =>
  z
    .record(imageId, inLanguages(z.string().max(LONGEST_ALT).overwrite(onOneLine).default("")))
    .refine((alts) => Object.keys(alts).length <= MOST)
    .optional();

/**
 * Each picture is a text of its own. Where an entry has no description, the field is left out of storage and
 * answers.
 */
const pictureAlts = (): Field => ({
  ...custom({
    input: pictureAltsInput(),
    output: z.record(z.string(), inLanguages(z.string())).optional(),
    empty: () => ({}),
    isEmpty: (alts) => !Object.values(alts ?? {}).some(isSaid),
    text: (alts) => Object.values(alts ?? {}).flatMap((alt) => Object.values(alt)),
    says: (alts, lang) => Object.entries(alts ?? {}).map(([id, alt]) => ({ text: alt[lang], at: id })),
    sample: {},
  }),
  isApart: true,
  isOptional: true,
});

const LABELS: Localized = {
  eng: "Description of a picture here",
  tra: "圖片在此處的文字說明",
  sim: "图片在此处的文字说明",
};

/** Whether some fields contain pictures of the library. */
const hasPictures = (fields: Fields): boolean =>
  fieldPaths(fields, undefined).some(({ field }) => field.holds === "image");

interface Described {
  readonly shared: Fields;
  readonly texts: Fields;
  readonly words: Localized<{ readonly fields: object }>;
}

/**
 * A type with the field for what its entries say of their pictures, where it has pictures; those in texts have it in the
 * text. No type says it for itself; forms have it beside each picture.
 */
export function withPictureAlts<Type extends Described>(type: Type): Type {
  if (!hasPictures(type.shared) && !hasPictures(type.texts)) return type;
  const worded = (lang: Lang) => ({
    ...type.words[lang],
    fields: { ...type.words[lang].fields, [PICTURE_ALTS]: LABELS[lang] },
  });
  return {
    ...type,
    shared: { ...type.shared, [PICTURE_ALTS]: pictureAlts() },
    words: localized(worded),
  };
}

/**
 * The content with these picture descriptions, without blank ones and those of pictures that it does not use.
 */
export function withAlts<Content extends object>(
  content: Content,
  alts: PictureAlts,
  pictures: ReadonlySet<string>,
): Content {
  const said = Object.entries(alts).filter(([id, alt]) => pictures.has(id) && isSaid(alt));
  const { [PICTURE_ALTS]: _, ...rest } = content as Record<string, unknown>;
  return { ...rest, ...(said.length > 0 && { [PICTURE_ALTS]: Object.fromEntries(said) }) } as Content;
}

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
