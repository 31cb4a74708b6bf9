import { createRequire } from "node:module";
import { type ForeignCharacters, foreignBy, withoutForeign } from "../../../content/checks/scripts";

const require = createRequire(import.meta.url);

const tableOf = (name: string): string => (require(`opencc-js/dict/${name}`) as { default: string }).default;

let foreign: ForeignCharacters | undefined;

/** Characters that are named as an example. */
const MOST_NAMED = 10;

/**
 * The characters of a text that Simplified Chinese does not have, each once and no more than a few; `""` where there
 * is none. What is quoted from elsewhere, as a Japanese name, does not count.
 */
export function traditionalIn(text: string): string {
  foreign ??= foreignBy({
    simplifiedToTraditional: tableOf("STCharacters"),
    traditionalToSimplified: tableOf("TSCharacters"),
    hongKong: tableOf("HKVariants"),
  });
  const { sim } = foreign;
  const isForeign = (each: string) => sim.has(each);
  if (!text.split("").some(isForeign)) return "";
  const found = [...withoutForeign(text)].filter(isForeign);
  return [...new Set(found)].slice(0, MOST_NAMED).join("");
}
