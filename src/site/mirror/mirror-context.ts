import { createContext, use } from "react";

/** How pages are rendered for a static mirror, which no program answers. */
export interface MirrorView {
  /** It is known at which address the mirror will be: else nothing can name the whole address of a page. */
  hasAddress: boolean;
}

/** The mirror that the page is rendered for; undefined on the site itself. */
export const MirrorContext = createContext<MirrorView | undefined>(undefined);

/** Provides the mirror for which the page is rendered; undefined on the site itself. */
export const useMirror = (): MirrorView | undefined => use(MirrorContext);

declare module "../../platform/deps.server" {
  interface Deps {
    /** Set where pages are rendered for a static mirror. */
    mirror?: MirrorView;
  }
}
