import { createContext, useContext } from "react";
import type { FooterEntry, HeaderEntry } from "../../../charity/menu";
import { FALLBACK_ORDER, type Lang } from "../../../platform/locale/lang";
import type { MenuPage } from "../contract";

/** Gives the pages to which entries can lead to the inputs of the form. */
export const PagesContext = createContext<readonly MenuPage[]>([]);

/** The pages to which entries can lead. */
export const usePages = (): readonly MenuPage[] => useContext(PagesContext);

/** An entry of either list. */
export type AnyMenuEntry = HeaderEntry | FooterEntry;

/** The name of a page for people who read `lang`. */
export const pageName = ({ name }: Pick<MenuPage, "name">, lang: Lang): string =>
  FALLBACK_ORDER[lang].map((each) => name[each]).find(Boolean) ?? "";

/** An entry as visitors see it in `lang`; `""` for an empty one. */
export function entryName(
  { page, url, label }: AnyMenuEntry,
  pages: readonly MenuPage[],
  lang: Lang,
): string {
  const known = pages.find((each) => each.page === page);
  const said = FALLBACK_ORDER[lang].map((each) => label[each] || known?.name[each]).find(Boolean);
  return said || url;
}
