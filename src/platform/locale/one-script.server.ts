import { createRequire } from "node:module";
import { oneScriptBy } from "./one-script";

const require = createRequire(import.meta.url);

let convert: ((text: string) => string) | undefined;

/** A text in one form for both Chinese scripts: see {@link oneScriptBy}. */
export function inOneScript(text: string): string {
  convert ??= oneScriptBy(tableOf("TSCharacters"), tableOf("HKVariantsRev"));
  return convert(text);
}

function tableOf(name: "TSCharacters" | "HKVariantsRev"): string {
  return (require(`opencc-js/dict/${name}`) as { default: string }).default;
}
