import { LANGS, type Lang, localized } from "../../core/locale/lang";
import { searchText } from "../../core/locale/search-text";
import { findWords } from "../../core/staff/find/find-words";
import { type Finding, finder, MOST_FOUND } from "../../core/staff/find/finder";
import { entries, namedScreens } from "./entries";

/** Screens in whose name the words stand, in any of the languages; all of them while there are no words. */
export function findScreens(words: string, lang: Lang): Finding[] {
  const wanted = searchText([words]);
  return namedScreens
    .filter(({ label }) => searchText(Object.values(label)).includes(wanted))
    .slice(0, words === "" ? undefined : MOST_FOUND)
    .map(({ to, label, section }) => ({ to, name: label[lang], about: section?.[lang] }));
}

/** Finds tasks of the help of all screens. */
export const helpFinder = finder({
  group: localized((lang) => findWords[lang].helps),
  find: async ({ lang, standIn }) => {
    const found = entries.map(async ({ to, label, help }) => {
      const { default: helps } = await help();
      return helps[lang].tasks.flatMap(({ task }, at) => {
        const texts = LANGS.map((each) => helps[each].tasks[at]?.task ?? "");
        return standIn(texts) ? [{ to, name: task, about: label[lang], help: true }] : [];
      });
    });
    return (await Promise.all(found)).flat();
  },
});
