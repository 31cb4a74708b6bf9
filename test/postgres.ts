import { inject } from "vitest";
import { migrate } from "../src/platform/db/migrate.server";
import { openPostgres } from "../src/platform/db/open.server";
import { newDatabaseAt } from "./postgres-server";

let migrated: Promise<string> | undefined;

/** Makes an empty database on the test run's PostgreSQL server; gives its address. */
export const newDatabase = (): Promise<string> => newDatabaseAt(inject("postgresUrl"));

/** Makes a database with all tables, as a copy of one that each process migrates: five times as fast. */
export async function newMigratedDatabase(): Promise<string> {
  migrated ??= migrateOne();
  return newDatabaseAt(inject("postgresUrl"), new URL(await migrated).pathname.slice(1));
}

async function migrateOne(): Promise<string> {
  const url = await newDatabase();
  const db = openPostgres(url);
  await migrate(db);
  await db.destroy();
  return url;
}
