import { createRequire } from "node:module";
import { type ForeignCharacters, foreignBy, withoutForeign } from "../../../content/checks/scripts";
import type { Lang, Script } from "../../../platform/locale/lang";

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
