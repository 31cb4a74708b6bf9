import { createRequire } from "node:module";
import { type ForeignCharacters, foreignBy, withoutForeign } from "../../../content/checks/scripts";
import { LANGS, type Lang, type Localized, type Script } from "../../../platform/locale/lang";
import { type ConvertContext, innerRecord, type OldRecord } from "./context";

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

const require = createRequire(import.meta.url);

const tableOf = (name: string): string => (require(`opencc-js/dict/${name}`) as { default: string }).default;

let foreign: ForeignCharacters | undefined;

/** Characters that are named as an example. */
const MOST_NAMED = 10;

/**
 * The characters of a text that Simplified Chinese does not have, each once and no more than a few; `""` where there
 * is none. What is quoted from elsewhere, as a Japanese name, does not count.
 */
export const traditionalIn = (text: string): string => foreignIn(text, "sim");

function foreignIn(text: string, script: Script): string {
  foreign ??= foreignBy({
    simplifiedToTraditional: tableOf("STCharacters"),
    traditionalToSimplified: tableOf("TSCharacters"),
    hongKong: tableOf("HKVariants"),
  });
  const characters = foreign[script];
  const isForeign = (each: string) => characters.has(each);
  if (!text.split("").some(isForeign)) return "";
  const found = [...withoutForeign(text)].filter(isForeign);
  return [...new Set(found)].slice(0, MOST_NAMED).join("");
}

/** The language of a text by its characters; Chinese that both scripts write alike is taken for Traditional. */
export function languageOf(text: string): Lang {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const letters = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  // A word of Latin has several letters.
  if (han * 4 < letters || han === 0) return "eng";
  return foreignIn(text, "sim") === "" && foreignIn(text, "tra") !== "" ? "sim" : "tra";
}
