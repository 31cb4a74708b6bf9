import { published } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import type { MadePage } from "../../site/addresses/site-addresses.server";
import { freePages } from "./definition";

/** The cards of staff's own pages, as visitors get them. */
export const pageCards = async (db: Database, limit: number, offset = 0) =>
  (await published(db, freePages).cards({ limit, offset })).cards;

/** Reads the pages that staff made, which have no route of their own. */
export const madePages = async (db: Database): Promise<MadePage[]> =>
  (await pageCards(db, freePages.max ?? 0)).map(({ _id: id, address: path, title }) => ({ id, path, title }));
