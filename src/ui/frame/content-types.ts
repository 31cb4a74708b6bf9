import { use } from "react";
import type { Localized } from "../../platform/locale/lang";
import type { Screens } from "../screens";
import { ScreensContext } from "./screens-context";

/** A content type as staff choose it for an account or a rule. */
interface NamedType {
  /** Its name in calls. */
  name: string;
  label: Localized;
}

/** The content types that some screens are about, each once: named as their entry in the menu, else as in the journal. */
export function contentTypesOf(screens: readonly Screens[]): NamedType[] {
  const all = screens.flatMap(({ ofType, journal, menu }) => {
    const links = menu?.links.flatMap((link) => [link, ...(link.parts ?? [])]) ?? [];
    const inMenu = links.flatMap(({ ofType: name, label }) => (name === undefined ? [] : [{ name, label }]));
    return ofType !== undefined && journal ? [...inMenu, { name: ofType, label: journal.title }] : inMenu;
  });
  return [...new Map(all.toReversed().map((each) => [each.name, each])).values()].reverse();
}

/** The content types of the site. */
export const useContentTypes = (): NamedType[] => contentTypesOf(use(ScreensContext));
