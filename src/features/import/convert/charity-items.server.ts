import { LANGS, type Localized, localized } from "../../../platform/locale/lang";
import {
  type ConvertContext,
  type ConvertedContent,
  fieldOf,
  type OldRecord,
  reportUnknown,
  within,
} from "./context";
import { inEachLanguage, reportScript } from "./languages.server";
import { picturesIn } from "./pictures";
import { firstWordsOf, lineIn, plainTextIn } from "./plain-text";

const PHOTOS = 4;
const LONGEST_PRICE = 100;
const LONGEST_LINE = 200;
const LONGEST_TEXT = 5000;

type ItemText = Record<"name" | "tag" | "desc", string>;

/** A charity item as saved here. */
export async function charityItemOf(
  record: OldRecord,
  _id: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const coverId = await picturesIn(fieldOf(record, "coverId"), "coverId", context, {
    most: PHOTOS,
    onMore: (all) => context.report("moreThanFour", "coverId", String(all)),
  });
  const texts = await inEachLanguage(record, context, (text, lang) => {
    const at = (field: string) => `${lang}.${field}`;
    const line = (field: string) =>
      within(lineIn(fieldOf(text, field), at(field), context), LONGEST_LINE, at(field), context);
    const desc = plainTextIn(fieldOf(text, "desc"), at("desc"), context);
    reportUnknown(text, ["name", "tag", "desc"], context, at(""));
    return { name: line("name"), tag: line("tag"), desc: within(desc, LONGEST_TEXT, at("desc"), context) };
  });
  const price = within(lineIn(fieldOf(record, "price"), "price", context), LONGEST_PRICE, "price", context);
  const hasWords = LANGS.some((lang) => Object.values(texts[lang]).some((text) => text !== ""));
  if (coverId.length === 0 && !hasWords && price === "") {
    context.report("empty", "coverId");
    return undefined;
  }
  if (coverId.length === 0) context.report("noPhoto", "coverId");
  reportUnknown(record, ["coverId", "price", "order", ...LANGS], context);
  reportScript(texts.sim, context);
  return { coverId, price, ...withNames(texts, price, context) };
}

const nameIn = (texts: Localized<ItemText>): string =>
  LANGS.map((lang) => texts[lang].name).find((name) => name !== "") ?? "";

/** The texts with names, of which an item needs one: else the first words that it has. */
function withNames(texts: Localized<ItemText>, price: string, context: ConvertContext): Localized<ItemText> {
  if (nameIn(texts) !== "") return texts;
  const first = localized((lang) => texts[lang].tag || firstWordsOf(texts[lang].desc).slice(0, LONGEST_LINE));
  const hasWords = LANGS.some((lang) => first[lang] !== "");
  context.report(
    "noName",
    "name",
    LANGS.map((lang) => first[lang]).find((each) => each !== ""),
  );
  const lone = price || "–";
  return localized((lang) => ({ ...texts[lang], name: hasWords ? first[lang] : lone }));
}
