import { newsDate } from "../../platform/locale/dates";
import { LANGS, type Localized } from "../../platform/locale/lang";
import { type Finder, finder } from "../../ui/find/finder";
import { typedName } from "../../ui/list/typed-name";
import type { ListedEntry } from "../listed-entry";
import { editAddress, type ListAddresses, type ListScreens } from "./content-screens";
import { entryList } from "./list-query";

/** Finds the entries of a list: those first that have the words in their title, then those that have them elsewhere. */
export function entryFinder(
  group: Localized,
  { type, reads }: Pick<ListScreens, "type" | "reads">,
  addresses: ListAddresses,
): Finder {
  return finder({
    group,
    find: async ({ words, lang, signal, standIn }) => {
      const { items, total, more } = await reads.cards({ q: words, sort: "closest", page: 1 }, signal);
      const isNamed = ({ title }: ListedEntry) => standIn(LANGS.map((each) => title[each]));
      const named = items.filter(isNamed);
      const others = items.filter((item) => !isNamed(item));
      const findings = [...named, ...others].map(({ _id, title, date }) => ({
        to: editAddress({ type, addresses }, _id),
        name: typedName(title, lang, type.words[lang].untitled),
        names: LANGS.map((each) => title[each]).filter(Boolean),
        ...(date !== null && { about: newsDate(date, lang) }),
      }));
      return { findings, total, isMore: more, list: addresses.list + entryList.addressOf({ q: words }) };
    },
  });
}
