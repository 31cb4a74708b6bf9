import { LANGS } from "../../../platform/locale/lang";
import { CATEGORIES, CATEGORY_NAMES } from "../../news/contract";
import type { ConvertContext } from "./context";
import { textOf } from "./raw";

/** A name without its case and whatever is between its words. */
const compared = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** The old site calls them as ours are stored; people as they read them. */
const KNOWN = new Map(
  CATEGORIES.flatMap((name) =>
    [name, ...LANGS.map((lang) => CATEGORY_NAMES[lang][name])].map((each) => [compared(each), name] as const),
  ),
);

/** The categories of a record, which may have a list, one name, or several in one text. */
export function categoriesIn(
  value: unknown,
  where: string,
  context: Pick<ConvertContext, "report">,
): string[] {
  const all = Array.isArray(value) ? value : [value];
  const names = all.flatMap((each) => {
    const name = textOf(each, where, context).trim();
    return KNOWN.has(compared(name)) ? [name] : name.split(/[,;，、；\n]/);
  });
  const found = names.flatMap((given) => {
    const name = given.replace(/\s+/g, " ").trim();
    const known = KNOWN.get(compared(name));
    if (!known && name !== "") context.report("categoryUnknown", where, name.slice(0, LONGEST_DETAIL));
    return known ?? [];
  });
  return [...new Set(found)];
}

const LONGEST_DETAIL = 100;
