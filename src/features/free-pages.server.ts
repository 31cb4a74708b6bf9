import { freePagesFeature, pageRules, redirectMoved } from "./free-pages/feature.server";
import { redirectEnd, redirectMovedPages } from "./redirects/table.server";

const moves = { leadsTo: redirectEnd, moved: redirectMovedPages };

/** The rules of staff's own pages, with what they need of redirects. */
export const ownPageRules = pageRules(moves);

/** Staff's own pages. */
export const freePages = freePagesFeature(ownPageRules, redirectMoved(moves));
