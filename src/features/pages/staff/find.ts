import { createClient } from "../../../platform/http/client";
import { FALLBACK_ORDER } from "../../../platform/locale/lang";
import { finder } from "../../../ui/find/finder";
import { type AnyPage, pagesContract } from "../contract";
import { pageScreen } from "./address";
import { fixedPages } from "./fixed-pages";
import { pagesWords } from "./words";

const api = createClient(pagesContract);

/** Finds pages: those first that have the words in their name, then those that have them in their texts. */
export default finder({
  group: { eng: pagesWords.eng.title, tra: pagesWords.tra.title, sim: pagesWords.sim.title },
  find: async ({ lang, signal, standIn }) => {
    const [items, { pages }] = await Promise.all([fixedPages(signal), api.all({}, signal)]);
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

/** All that a page says, in every language. */
function textsOf({ eng, tra, sim }: Pick<AnyPage, "eng" | "tra" | "sim">): string[] {
  const words = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(words)
        : [];
  return [eng, tra, sim].flatMap(words);
}
