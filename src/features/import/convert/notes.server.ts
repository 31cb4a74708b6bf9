import { LANGS } from "../../../platform/locale/lang";
import type { ConvertContext, ConvertedContent } from "./context";
import { inEachLanguage, reportScript } from "./languages.server";
import { within } from "./limits";
import { pictureIn } from "./pictures";
import { lineIn, plainTextIn } from "./plain-text";
import { fieldOf, isRecord, type OldRecord } from "./raw";
import { reportUnknown } from "./unknown-fields";

const LONGEST_LINE = 300;
const LONGEST_TEXT = 10_000;

/** What a note says: it is in the record itself, or in its field `note`. */
export function noteIn(record: OldRecord): OldRecord {
  const inner = fieldOf(record, "note");
  const { note: _, ...flat } = record;
  return isRecord(inner) ? { ...flat, ...inner } : flat;
}

/** A note of appreciation as saved here. */
export async function noteOf(
  record: OldRecord,
  _id: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const note = noteIn(record);
  const texts = await inEachLanguage(note, context, (text, lang) => {
    const at = (field: string) => `${lang}.${field}`;
    const line = (field: string) =>
      within(lineIn(fieldOf(text, field), at(field), context), LONGEST_LINE, at(field), context);
    const [author, details] = [line("author"), line("details")];
    const content = plainTextIn(fieldOf(text, "content"), at("content"), context);
    reportUnknown(text, ["author", "details", "content"], context, at(""));
    return { author, details, content: within(content, LONGEST_TEXT, at("content"), context) };
  });
  if (LANGS.every((lang) => Object.values(texts[lang]).every((text) => text === ""))) {
    context.report("empty", "");
    return undefined;
  }
  // Without its author's name a note is known by who the author is.
  const isNameless = LANGS.every((lang) => texts[lang].author === "" && texts[lang].content === "");
  if (isNameless) {
    context.report("noName", "author");
    for (const lang of LANGS) texts[lang] = { author: texts[lang].details, details: "", content: "" };
  }
  reportUnknown(note, ["coverId", "note", ...LANGS], context);
  reportScript(texts.sim, context);
  return { coverId: await pictureIn(fieldOf(note, "coverId"), "coverId", context), ...texts };
}
