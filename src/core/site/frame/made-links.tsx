import { createContext, useContext } from "react";
import type { Lang } from "../../locale/lang";
import type { LinkPlace } from "../addresses/link-places";

/** A link that every page has to one that staff made, in the language of the page, or the nearest that it has. */
export interface MadeLink {
  path: string;
  place: LinkPlace;
  text: string;
  lang: Lang;
}

const MadeLinksContext = createContext<readonly MadeLink[]>([]);

/** Gives the links to everything below. */
export const MadeLinks = MadeLinksContext.Provider;

/** The links to pages that staff made which stand in one place. */
export const useMadeLinks = (place: LinkPlace): readonly MadeLink[] =>
  useContext(MadeLinksContext).filter((link) => link.place === place);
