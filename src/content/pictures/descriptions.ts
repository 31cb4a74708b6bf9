import type { Description } from "../../media/description";
import { LANGS, type Lang, localized } from "../../platform/locale/lang";

/** A form's picture descriptions for the library, by the id of each: only those that were edited. */
export type Descriptions = Readonly<
  Record<
    string,
    { alt?: Partial<Record<Lang, string | undefined>> | undefined; decorative?: boolean | undefined }
  >
>;

/** The name of its field in forms, beside their content, and in saves. */
export const DESCRIPTIONS = "descriptions";

const NONE: Descriptions = {};

export const descriptionsIn = (form: object): Descriptions =>
  (form as { [DESCRIPTIONS]?: Descriptions })[DESCRIPTIONS] ?? NONE;

/** The description of a picture, updated by a form's. */
export const describedIn = (form: object, id: string, { alt, decorative }: Description): Description => {
  const typed = descriptionsIn(form)[id];
  return {
    alt: localized((lang) => typed?.alt?.[lang] ?? alt[lang]),
    decorative: typed?.decorative ?? decorative,
  };
};

/** The form with this description of a picture, as far as it differs from the one in the library. */
export function withDescription<Form extends object>(
  form: Form,
  id: string,
  { alt, decorative }: Description,
  library: Description,
): Form {
  const changed = LANGS.filter((lang) => alt[lang] !== library.alt[lang]);
  const said = {
    ...(changed.length > 0 && { alt: Object.fromEntries(changed.map((lang) => [lang, alt[lang]])) }),
    ...(decorative !== library.decorative && { decorative }),
  };
  const { [id]: _, ...others } = descriptionsIn(form);
  const all = Object.keys(said).length > 0 ? { ...others, [id]: said } : others;
  return { ...form, [DESCRIPTIONS]: Object.keys(all).length > 0 ? all : undefined };
}
