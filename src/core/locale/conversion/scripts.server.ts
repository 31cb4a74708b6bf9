import { createRequire } from "node:module";
import type { Lang } from "../lang";

/** A language that is written in Chinese: Hong Kong's, or that of the Mainland. */
export type Script = Exclude<Lang, "eng">;

export const otherScript = (script: Script): Script => (script === "tra" ? "sim" : "tra");

const require = createRequire(import.meta.url);
type OpenCC = typeof import("opencc-js");

const converters = new Map<Script, (text: string) => string>();

/** The dictionaries take a moment to load, so they are, once, when a text first needs them. */
function converterTo(script: Script): (text: string) => string {
  const known = converters.get(script);
  if (known) return known;
  const made =
    script === "tra"
      ? (require("opencc-js/cn2t") as OpenCC).Converter({ from: "cn", to: "hk" })
      : (require("opencc-js/t2cn") as OpenCC).Converter({ from: "hk", to: "cn" });
  converters.set(script, made);
  return made;
}

const TO_SIMPLIFIED: Readonly<Record<string, string>> = { "「": "“", "」": "”", "『": "‘", "』": "’" };
const TO_TRADITIONAL: Readonly<Record<string, string>> = { "“": "「", "”": "」" };

/** OpenCC's Hong Kong characters that people there do not type, with those that they do. */
const AS_TYPED: Readonly<Record<string, string>> = Object.fromEntries(
  ["説說", "閲閱", "户戶", "税稅", "脱脫", "鋭銳", "兑兌", "悦悅", "蜕蛻", "温溫"].map((pair) => [...pair]),
);
const NOT_TYPED = new RegExp(`[${Object.keys(AS_TYPED).join("")}]`, "g");

/** A quotation within another, in Chinese: single marks are apostrophes elsewhere. */
const INNER = /‘([^‘’]*\p{sc=Han}[^‘’]*)’/gu;

/** A text in the characters and quotation marks of a script; its wording stays. */
export function inCharactersOf(script: Script, text: string): string {
  const converted = converterTo(script)(text);
  return script === "sim"
    ? converted.replaceAll(/[「」『』]/g, (mark) => TO_SIMPLIFIED[mark] ?? mark)
    : converted
        .replaceAll(INNER, "『$1』")
        .replaceAll(/[“”]/g, (mark) => TO_TRADITIONAL[mark] ?? mark)
        .replaceAll(NOT_TYPED, (character) => AS_TYPED[character] ?? character);
}
