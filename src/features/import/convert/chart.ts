import { LANGS } from "../../../platform/locale/lang";
import type { ConvertContext, ConvertedContent } from "./context";
import { pictureIn } from "./pictures";
import { fieldOf, isRecord, type OldRecord } from "./raw";

/** The chart of each language as saved here. */
export async function chartOf(
  record: OldRecord,
  _id: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const charts = fieldOf(record, "charts");
  const all = isRecord(charts) ? charts : record;
  const texts: Record<string, { coverId: string }> = {};
  for (const lang of LANGS) {
    const text = fieldOf(all, lang);
    const source = isRecord(text) ? fieldOf(text, "coverId") : text;
    const coverId = await pictureIn(source, `${lang}.coverId`, context);
    if (coverId !== null) texts[lang] = { coverId };
  }
  if (Object.keys(texts).length > 0) return texts;
  context.report("empty", "");
  return undefined;
}
