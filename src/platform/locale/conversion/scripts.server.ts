import { createRequire } from "node:module";
import type { Script } from "../lang";

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
  [
    "説說",
    "閲閱",
    "户戶",
    "税稅",
    "脱脫",
    "鋭銳",
    "兑兌",
    "悦悅",
    "蜕蛻",
    "温溫",
    "麪麵",
    "牀床",
    "羣群",
    "啓啟",
    "峯峰",
  ].map((pair) => [...pair]),
);
const NOT_TYPED = new RegExp(`[${Object.keys(AS_TYPED).join("")}]`, "g");

/** Words that OpenCC writes as people in Hong Kong seldom do, and 釐 of a length or an interest. */
const WORDS_AS_TYPED = /(?<=[發公宣分頒])佈|瞭(?=解)|釐(?![定清訂正革])|複(?=核|診|查|檢)|脣/g;
const AS_TYPED_IN_WORDS: Readonly<Record<string, string>> = {
  佈: "布",
  瞭: "了",
  釐: "厘",
  複: "覆",
  脣: "唇",
};

/** A quotation within another, in Chinese: single marks are apostrophes elsewhere. */
const INNER = /‘([^‘’]*\p{sc=Han}[^‘’]*)’/gu;

/**
 * 著, which many in Hong Kong type for 着, with the words in which the Mainland writes it too: those are about works and
 * fame.
 */
const WRITTEN_WORKS = /[顯名巨原編專論譯合遺鉅拙卓昭新土所舊撰較]著(?![急火涼想])|著/gu;
const STAYS_AFTER = /^[名作書述者稱有錄《〈]/;

/** What somebody has done to hair, which OpenCC takes for 發. */
const HAIR = /(?<=[理剪洗染烫剃燙](?:了|完|过|過|好)(?:一次|个|個)?)发(?![现出生布展表言送起达给放])/gu;

/** What OpenCC would take for something else, in characters that it leaves. */
function prepared(script: Script, text: string): string {
  if (script === "tra") return text.replaceAll(HAIR, "髮");
  return text.replaceAll(WRITTEN_WORKS, (found, at: number) =>
    found === "著" && !STAYS_AFTER.test(text.slice(at + 1, at + 2)) ? "着" : found,
  );
}

/** A text in the characters and quotation marks of a script; its wording stays. */
export function inCharactersOf(script: Script, text: string): string {
  const converted = converterTo(script)(prepared(script, text));
  return script === "sim"
    ? converted.replaceAll(/[「」『』]/g, (mark) => TO_SIMPLIFIED[mark] ?? mark)
    : converted
        .replaceAll(INNER, "『$1』")
        .replaceAll(/[“”]/g, (mark) => TO_TRADITIONAL[mark] ?? mark)
        .replaceAll(WORDS_AS_TYPED, (character) => AS_TYPED_IN_WORDS[character] ?? character)
        .replaceAll(NOT_TYPED, (character) => AS_TYPED[character] ?? character);
}
