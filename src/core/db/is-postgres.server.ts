import { PostgresAdapter } from "kysely";
import type { Database } from "./database.server";

/** Which engine a connection leads to, where one has what the other lacks. */
export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
