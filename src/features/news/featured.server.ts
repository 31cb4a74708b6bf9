import { facetName } from "../../content/card";
import { published } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { news } from "./definition";

/** The number of starred news on the home page: the newest of them. */
const FEATURED = 4;

/** The news on the home page. */
export const featured = (db: Database) =>
  published(db, news).firstCards(FEATURED, { facet: facetName("starred") });
