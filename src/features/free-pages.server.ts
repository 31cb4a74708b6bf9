import { amongAllPages } from "./free-pages/among-all.server";
import { freePagesFeature } from "./free-pages/feature.server";
import type { Moves } from "./free-pages/placing.server";
import { redirectEnd, redirectMovedPages } from "./redirects/redirect-moved.server";

const moves: Moves = { leadsTo: redirectEnd, moved: redirectMovedPages };

/** Staff's own pages, with what they need of redirects. */
export const freePages = freePagesFeature(moves);

/** The same as the calls of all pages answer them. */
export const ownPages = amongAllPages(moves);
