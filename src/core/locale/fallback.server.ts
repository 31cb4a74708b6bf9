import { Converter } from "opencc-js";
import type { Lang, Localized } from "./lang";

/** A text as a reader gets it: `lang` is the language it is in, `from` the one that it was converted from. */
export interface Shown {
  text: string;
  lang: Lang;
  from?: Lang;
}

/** Chinese first falls back to the other script, since one reads as the other after conversion. */
const ORDER: Localized<readonly Lang[]> = {
  eng: ["eng", "tra", "sim"],
  tra: ["tra", "sim", "eng"],
  sim: ["sim", "tra", "eng"],
};

let toTra: ((text: string) => string) | undefined;
let toSim: ((text: string) => string) | undefined;

/** The dictionaries take a moment to load, so they are, once, when a text first needs them. */
function convert(text: string, lang: Lang): string {
  if (lang === "tra") {
    toTra ??= Converter({ from: "cn", to: "hk" });
    return toTra(text);
  }
  toSim ??= Converter({ from: "hk", to: "cn" });
  return toSim(text);
}

/**
 * The text to show a reader of `lang`: that language's own, else the other Chinese script converted, else
 * English, else what there is; an empty text when there is none. What is shown is never stored.
 */
export function shownText(texts: Localized, lang: Lang): Shown {
  const source = ORDER[lang].find((candidate) => texts[candidate] !== "") ?? lang;
  const text = texts[source];
  if (source === lang || text === "") return { text, lang };
  if (lang === "eng" || source === "eng") return { text, lang: source };
  return { text: convert(text, lang), lang, from: source };
}

/** The language whose version a reader of `lang` gets: the first in fallback order that `has` one. */
export function shownLang(lang: Lang, has: (candidate: Lang) => boolean): Lang {
  return ORDER[lang].find(has) ?? lang;
}
