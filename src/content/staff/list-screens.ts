import type { LucideIcon } from "lucide-react";
import { plainDay } from "../../platform/locale/format";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import type { StaffSectionId } from "../../ui/frame/menu";
import { typedName } from "../../ui/list/action-label";
import type { Findings, Screens, Search } from "../../ui/screens";
import type { ContentList } from "../definition";
import type { ListedEntry } from "../listed-entry";
import {
  derivedCalls,
  editAddress,
  type FormSlots,
  type ListAddresses,
  type ListContent,
  type ListScreens,
  type ListSlots,
} from "./content-screens";
import { entryList } from "./list-query";

interface ListScreensOptions {
  section: StaffSectionId;
  icon: LucideIcon;
  /** Path of its screens; by default below `/cms/manage/<name>`. */
  addresses?: ListAddresses;
  slots?: { form?: FormSlots; list?: ListSlots };
}

/** The screens of a list, and a finder of its entries under `title`: the staff half of its feature. */
export const findableList = (
  addresses: ListAddresses,
  title: Localized,
  load: ListContent["load"],
): Required<Pick<Screens, "content" | "find">> => ({
  content: [{ addresses, load }],
  find: { group: title, find: async (search) => findEntries(search, (await load()).default, addresses) },
});

/** A list whose calls have the shapes that follow from its definition, with its place in the menu and the journal. */
export function listScreens(
  type: ContentList,
  { section, icon, addresses = addressesOf(type), slots = {} }: ListScreensOptions,
): Required<Pick<Screens, "content" | "menu" | "find" | "journal">> {
  const title = localized((lang) => type.words[lang].list);
  const load = async () => ({ default: { type, ...derivedCalls(type), ...slots } });
  const link = {
    to: addresses.list,
    label: title,
    icon,
    help: async () => ({ default: (await import("./list-help")).listHelp(type) }),
    within: [{ to: addresses.add, label: localized((lang) => type.words[lang].add) }, { to: addresses.edit }],
  };
  return {
    ...findableList(addresses, title, load),
    menu: { section, links: [link] },
    journal: { title, all: addresses.list, one: `${addresses.edit}?${type.one}_id=` },
  };
}

const addressesOf = ({ name }: ContentList): ListAddresses => ({
  list: `/cms/manage/${name}`,
  add: `/cms/manage/${name}/add`,
  edit: `/cms/manage/${name}/edit`,
});

/** Finds the entries of a list: those first that have the words in their title, then those that have them elsewhere. */
async function findEntries(
  { words, lang, signal, standIn }: Search,
  { type, reads }: Pick<ListScreens, "type" | "reads">,
  addresses: ListAddresses,
): Promise<Findings> {
  const { items, total, more } = await reads.cards({ q: words, sort: "closest", page: 1 }, signal);
  const isNamed = ({ title }: ListedEntry) => standIn(LANGS.map((each) => title[each]));
  const named = items.filter(isNamed);
  const others = items.filter((item) => !isNamed(item));
  const findings = [...named, ...others].map(({ _id, title, date }) => ({
    to: editAddress({ type, addresses }, _id),
    name: typedName(title, lang, type.words[lang].untitled),
    names: LANGS.map((each) => title[each]).filter(Boolean),
    ...(date !== null && { about: plainDay(date, lang) }),
  }));
  return { findings, total, isMore: more, list: addresses.list + entryList.addressOf({ q: words }) };
}
