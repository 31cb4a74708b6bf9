import { freePagesFeature } from "./free-pages/feature.server";
import { pageRules, redirectMoved } from "./free-pages/rules.server";
import { redirectEnd, redirectMovedPages } from "./redirects/redirect-moved.server";

const moves = { leadsTo: redirectEnd, moved: redirectMovedPages };

/** The rules of staff's own pages, with what they need of redirects. */
export const ownPageRules = pageRules(moves);

/** Staff's own pages. */
export const freePages = freePagesFeature(ownPageRules, redirectMoved(moves));
