import { sql } from "kysely";
import { type Migration, Migrator, NO_MIGRATIONS } from "kysely/migration";
import { Refusal } from "../process/refusal.server";
import type { Database } from "./database.server";
import { isPostgres } from "./database.server";

const modules = import.meta.glob<Migration>("../../../migrations/*.ts", { eager: true });

/** Every migration by its file name, which is also the order in which they run. */
const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.replace(/^.*\/|\.ts$/g, ""), module]),
);

/** Names of the migrations that this program knows, in order. */
export const knownMigrations: readonly string[] = Object.keys(migrations).sort();

/** A newer program has changed the database. In words for its operator. */
export class NewerDatabaseError extends Refusal {}

function migrator(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/**
 * Brings the database up to date; several processes may do so at once, since Kysely locks (an advisory
 * lock on PostgreSQL, the write lock of an immediate transaction on SQLite).
 * @throws {NewerDatabaseError} when it is ahead of this program.
 * @throws the database's error when a migration fails; nothing of it is kept then.
 */
export async function migrate(db: Database): Promise<void> {
  await refuseNewer(db);
  const { error, results = [] } = await migrator(db).migrateToLatest();
  if (error) throw error;
  const isNew = results.length === knownMigrations.length;
  if (!isNew && !isPostgres(db) && results.some(({ migrationName }) => migrationName === OVERWRITES)) {
    await sql`vacuum`.execute(db).catch(() => {}); // no room for it: what was erased before stays in the file
  }
}

/** Since then SQLite overwrites what is deleted; what had been before lies about in a file until it is written anew. */
const OVERWRITES = "2026-11-23-85-site-identity";

/** Brings an empty database to the state after the migration of that name, be it forwards or back. */
export async function migrateTo(db: Database, name: string): Promise<void> {
  const { error } = await migrator(db).migrateTo(name);
  if (error) throw error;
}

/** Takes all tables away, with what is in them. */
export async function unmigrate(db: Database): Promise<void> {
  const { error } = await migrator(db).migrateTo(NO_MIGRATIONS);
  if (error) throw error;
}

/** Tells whether every migration that this program knows has run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const known = await migrator(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}

async function refuseNewer(db: Database): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return;
  const noted = db.$extendTables<{ kysely_migration: { name: string } }>();
  const applied = await noted.selectFrom("kysely_migration").select("name").orderBy("name").execute();
  const unknown = applied.map(({ name }) => name).filter((name) => !knownMigrations.includes(name));
  if (unknown.length === 0) return;
  throw new NewerDatabaseError(
    `The database was changed by a newer version of Kapok (${unknown.join(", ")}). Start that version, or ` +
      "restore the backup that was made before the upgrade into an empty place.",
  );
}
