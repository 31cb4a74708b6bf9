import { type Migration, Migrator, NO_MIGRATIONS } from "kysely/migration";
import { BASELINE_MIGRATIONS } from "../../../migrations/baseline/names";
import { Refusal } from "../refusal.server";
import type { Database } from "./database.server";

const modules: Record<string, Migration> = import.meta.glob("../../../migrations/*.ts", { eager: true });

/** The migration that makes all tables of November 2026 at once. */
export const BASELINE = BASELINE_MIGRATIONS.at(-1) ?? "";

/** What an operator starts once on a database, or restores a backup with, that is older than the baseline. */
export const BEFORE_BASELINE = "version 0.1.0 at commit b6f218a9 (git tag before-baseline)";

/**
 * Every migration by its file name, which is also the order in which they run. Those before the baseline do nothing
 * any more; their names are noted as before, so that versions before and after it know each other's databases.
 */
const migrations: Record<string, Migration> = {
  ...Object.fromEntries(BASELINE_MIGRATIONS.map((name) => [name, { up: async () => {} }])),
  ...Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.replace(/^.*\/|\.ts$/g, ""), module]),
  ),
};

/** Names of the known migrations, in order. */
export const knownMigrations: readonly string[] = Object.keys(migrations).sort();

/** A newer program has changed the database. In words for its operator. */
export class NewerDatabaseError extends Refusal {}

/** The database is older than the baseline. In words for its operator. */
export class OlderDatabaseError extends Refusal {}

function migrator(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/**
 * Brings the database up to date; several processes may do so at once, since Kysely locks (an advisory lock
 * on PostgreSQL, the write lock of an immediate transaction on SQLite).
 * @throws {NewerDatabaseError} when it is ahead of this program.
 * @throws {OlderDatabaseError} when it is older than the baseline.
 * @throws the database's error when a migration fails, which is then rolled back.
 */
export async function migrate(db: Database): Promise<void> {
  const applied = await appliedIn(db);
  refuseNewer(applied);
  refuseOlder(applied);
  const { error } = await migrator(db).migrateToLatest();
  if (error) throw error;
}

/** Migrates a database to the state after the migration of that name, forwards or back. */
export async function migrateTo(db: Database, name: string): Promise<void> {
  const { error } = await migrator(db).migrateTo(name);
  if (error) throw error;
}

/** Drops all tables. */
export async function unmigrate(db: Database): Promise<void> {
  const { error } = await migrator(db).migrateTo(NO_MIGRATIONS);
  if (error) throw error;
}

/** Whether every migration that this program knows has run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const known = await migrator(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}

/** Names of the migrations that have run, in order. */
async function appliedIn(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const noted = db.$extendTables<{ kysely_migration: { name: string } }>();
  const applied = await noted.selectFrom("kysely_migration").select("name").orderBy("name").execute();
  return applied.map(({ name }) => name);
}

function refuseNewer(applied: readonly string[]): void {
  const unknown = applied.filter((name) => !knownMigrations.includes(name));
  if (unknown.length === 0) return;
  throw new NewerDatabaseError(
    `The database was changed by a newer version of Kapok (${unknown.join(", ")}). Start that version, or ` +
      "restore the backup that was made before the upgrade into an empty place.",
  );
}

function refuseOlder(applied: readonly string[]): void {
  if (applied.length === 0 || applied.includes(BASELINE)) return;
  throw new OlderDatabaseError(
    `The database is older than this version of Kapok can bring up to date (${applied.at(-1)}). Nothing was ` +
      `changed. Start ${BEFORE_BASELINE} once on it, which brings it up to date; then start this version.`,
  );
}
