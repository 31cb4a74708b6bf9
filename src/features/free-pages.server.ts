import { freePagesFeature } from "./free-pages/feature.server";
import { pageRules } from "./free-pages/rules.server";
import { redirectEnd, redirectMovedPages } from "./redirects/redirect-moved.server";

/** The rules of staff's own pages, with what they need of redirects. */
export const ownPageRules = pageRules({ leadsTo: redirectEnd, moved: redirectMovedPages });

/** Staff's own pages. */
export const freePages = freePagesFeature(ownPageRules);
