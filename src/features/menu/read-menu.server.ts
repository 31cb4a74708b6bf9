import { publishedRecord } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { menu } from "./definition";

/** Reads the menu and the footer of every page. */
export const readMenu = (db: Database) => publishedRecord(db, menu);
