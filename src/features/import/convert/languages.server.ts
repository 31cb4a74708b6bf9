import { LANGS, type Lang, type Localized } from "../../../platform/locale/lang";
import { type ConvertContext, innerRecord, type OldRecord } from "./context";
import { traditionalIn } from "./scripts.server";

/** What `make` makes of the texts of each language, one after the other; of a language that is not there as of a blank one. */
export async function inEachLanguage<T>(
  record: OldRecord,
  context: ConvertContext,
  make: (texts: OldRecord, lang: Lang) => Promise<T> | T,
): Promise<Localized<T>> {
  const made: Partial<Localized<T>> = {};
  for (const lang of LANGS) made[lang] = await make(innerRecord(record, lang, context), lang);
  return made as Localized<T>;
}

/** Reports Traditional characters in the Simplified texts of a record, which come as they are. */
export function reportScript(
  texts: Readonly<Record<string, string>>,
  { report }: Pick<ConvertContext, "report">,
): void {
  for (const [field, text] of Object.entries(texts)) {
    const found = traditionalIn(text);
    if (found !== "") report("traditionalInSimplified", `sim.${field}`, found);
  }
}
