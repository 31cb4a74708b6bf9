import type { LucideIcon } from "lucide-react";
import { localized } from "../../platform/locale/lang";
import type { StaffSectionId } from "../../ui/frame/menu";
import type { Screens } from "../../ui/screens";
import type { ContentList } from "../definition";
import type { FormSlots, ListAddresses, ListSlots } from "./content-screens";

interface ListScreensOptions {
  section: StaffSectionId;
  icon: LucideIcon;
  /** Where its screens are; below `/cms/manage/<name>` unless said. */
  addresses?: ListAddresses;
  slots?: { form?: FormSlots; list?: ListSlots };
}

/** A list whose calls have the shapes that follow from its definition: what its feature gives the staff area. */
export function listScreens(
  type: ContentList,
  { section, icon, addresses = addressesOf(type), slots = {} }: ListScreensOptions,
): Required<Pick<Screens, "content" | "menu" | "find" | "journal">> {
  const title = localized((lang) => type.words[lang].list);
  const load = async () => ({
    type,
    ...(await import("./content-screens")).derivedCalls(type),
    ...slots,
  });
  const link = {
    to: addresses.list,
    label: title,
    icon,
    help: async () => ({ default: (await import("./list-help")).listHelp(type) }),
    within: [{ to: addresses.add, label: localized((lang) => type.words[lang].add) }, { to: addresses.edit }],
  };
  return {
    content: [{ addresses, load: async () => ({ default: await load() }) }],
    menu: { section, links: [link] },
    find: async () => ({
      default: (await import("./entry-finder")).entryFinder(title, await load(), addresses),
    }),
    journal: { title, all: addresses.list, one: `${addresses.edit}?${type.one}_id=` },
  };
}

const addressesOf = ({ name }: ContentList): ListAddresses => ({
  list: `/cms/manage/${name}`,
  add: `/cms/manage/${name}/add`,
  edit: `/cms/manage/${name}/edit`,
});
