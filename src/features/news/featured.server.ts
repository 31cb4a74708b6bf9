import { facetName } from "../../core/content/card";
import { published } from "../../core/content/store/published.server";
import type { Database } from "../../core/db/database.server";
import { news } from "./definition";

/** How many of the starred news the home page shows: the newest of them. */
const FEATURED = 4;

/** The news on the home page. */
export const featured = (db: Database) =>
  published(db, news).firstCards(FEATURED, { facet: facetName("starred") });
