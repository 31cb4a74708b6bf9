import { type AnyEntry, readEntry } from "../../../content/staff/content-screens";
import { FALLBACK_ORDER } from "../../../platform/locale/lang";
import { finder } from "../../../ui/find/finder";
import { pageScreen } from "./address";
import { fixedPages } from "./fixed-pages";
import { pagesWords } from "./words";

/** Finds pages: those first that have the words in their name, then those that have them in their texts. */
export default finder({
  group: { eng: pagesWords.eng.title, tra: pagesWords.tra.title, sim: pagesWords.sim.title },
  find: async ({ lang, signal, standIn }) => {
    const items = await fixedPages(signal);
    const pages = await Promise.all(items.map(({ _id: id }) => readEntry({ name: "pages", id })));
    const named = items.filter(({ title }) => standIn(FALLBACK_ORDER[lang].map((each) => title[each])));
    const texts = new Map(pages.map((page) => [page._id, textsOf(page)]));
    const others = items.filter((item) => !named.includes(item) && standIn(texts.get(item._id) ?? []));
    const findings = [...named, ...others].map(({ _id, title, address }) => ({
      to: pageScreen(_id),
      name: title[lang],
      names: FALLBACK_ORDER[lang].map((each) => title[each]),
      about: address,
    }));
    return { findings };
  },
});

/** All texts of a page, in every language. */
function textsOf({ eng, tra, sim }: Pick<AnyEntry, "eng" | "tra" | "sim">): string[] {
  const words = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(words)
        : [];
  return [eng, tra, sim].flatMap(words);
}
