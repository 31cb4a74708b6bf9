import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Chinese characters that a table of OpenCC may name. */
const CHARACTER = /[\u3400-\u9fff]/g;

let forms: Map<string, string> | undefined;

/**
 * A text with each Chinese character in one form for both scripts, so that 花開 and 花开 are the same; nothing for people
 * to read. One by one, as what is looked for may begin and end anywhere: by words 乾 would differ from 乾坤.
 */
export function inOneScript(text: string): string {
  forms ??= loadForms();
  const known = forms;
  return text.replace(CHARACTER, (character) => known.get(character) ?? character);
}

/** Of each character that differs, the form of Simplified Chinese; Hong Kong's variants by way of the usual ones. */
function loadForms(): Map<string, string> {
  const simplified = tableOf("TSCharacters");
  const next = new Map([...simplified, ...tableOf("HKVariantsRev")]);
  return new Map([...next.keys()].map((character) => [character, lastOf(character, next, simplified)]));
}

function lastOf(character: string, next: Map<string, string>, simplified: Map<string, string>): string {
  const usual = next.get(character) ?? character;
  return simplified.get(usual) ?? usual;
}

/** What OpenCC writes in place of each character of a table, the first where it knows several. */
function tableOf(name: "TSCharacters" | "HKVariantsRev"): Map<string, string> {
  const { default: table } = require(`opencc-js/dict/${name}`) as { default: string };
  return new Map(
    table.split("|").map((entry) => {
      const [character = "", first = ""] = entry.split(" ");
      return [character, first] as const;
    }),
  );
}
