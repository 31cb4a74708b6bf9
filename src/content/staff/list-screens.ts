import type { LucideIcon } from "lucide-react";
import { type Localized, localized } from "../../platform/locale/lang";
import type { StaffSectionId } from "../../ui/frame/menu";
import type { Screens } from "../../ui/screens";
import type { ContentList } from "../definition";
import {
  derivedCalls,
  type FormSlots,
  type ListAddresses,
  type ListContent,
  type ListSlots,
} from "./content-screens";
import { entryFinder } from "./entry-finder";

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
  find: async () => ({ default: entryFinder(title, (await load()).default, addresses) }),
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
