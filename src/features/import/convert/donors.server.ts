import { LANGS, type Localized, localized } from "../../../platform/locale/lang";
import {
  atMost,
  type ConvertContext,
  type ConvertedContent,
  fieldOf,
  isRecord,
  listOf,
  type OldRecord,
  reportUnknown,
  within,
} from "./context";
import { reportScript } from "./languages.server";
import { linesIn } from "./plain-text";

const LONGEST_NAME = 300;
const MOST_NAMES = 5000;

/** How many names of donors some content has in each language. */
export const namesOf = (content: ConvertedContent): Localized<number> =>
  localized((lang) => {
    const texts = fieldOf(content, lang);
    return isRecord(texts) ? listOf(fieldOf(texts, "names")).length : 0;
  });

/** The names of donors as saved here: in their order, and equal ones as often as they appear. */
export async function donorsOf(
  record: OldRecord,
  _id: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const all = LANGS.map((lang) => {
    const value = fieldOf(record, lang);
    // Some records have the list within the language.
    const given = isRecord(value) ? fieldOf(value, "names") : value;
    const names = linesIn(given, lang, context).map((name, at) =>
      within(name, LONGEST_NAME, `${lang}.${at}`, context),
    );
    return [lang, { names: atMost(names, MOST_NAMES, lang, context) }] as const;
  });
  if (all.every(([, { names }]) => names.length === 0)) {
    context.report("empty", "");
    return undefined;
  }
  reportUnknown(record, LANGS, context);
  const texts = Object.fromEntries(all);
  reportScript({ names: texts.sim?.names.join("\n") ?? "" }, context);
  return texts;
}
