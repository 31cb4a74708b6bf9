import { shownLang } from "../../platform/locale/fallback.server";
import { LANGS, type Lang, localized } from "../../platform/locale/lang";
import type { SmaTopic } from "./shapes";

type Texts = Pick<SmaTopic, Lang>;

/** The references that the text of `lang` cites: that language's own list, else the one it falls back to. */
export function sourcesOf(topic: Texts, lang: Lang): readonly string[] {
  return topic[shownLang(lang, (each) => topic[each].references.length > 0)].references;
}

/** The texts with as many parts in each language, so that part `n` says the same in all of them. */
export function evened(topic: Texts): Texts {
  const parts = Math.max(...LANGS.map((lang) => topic[lang].items.length));
  return localized((lang) => ({
    ...topic[lang],
    items: Array.from(
      { length: parts },
      (_, part) => topic[lang].items[part] ?? { subTitle: "", content: "" },
    ),
  }));
}

/** Paths of texts that cite a reference which is not there, as `eng.items.2.content`. */
export function loosePaths(topic: Texts): string[] {
  return LANGS.flatMap((lang) => {
    const total = sourcesOf(topic, lang).length;
    return topic[lang].items.flatMap(({ content }, part) =>
      citedNumbers(content).some((number) => number < 1 || number > total)
        ? [`${lang}.items.${part}.content`]
        : [],
    );
  });
}

/** The numbers that a text cites, in its order and as often as it does. */
export const citedNumbers = (content: string): number[] =>
  [...content.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
