import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.server";

const modules = import.meta.glob<Migration>("../../../migrations/*.ts", { eager: true });

/** Every migration by its file name, which is also the order in which they run. */
const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.replace(/^.*\/|\.ts$/g, ""), module]),
);

function migrator(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/**
 * Brings the database up to date; several processes may do so at once, since Kysely locks (an advisory
 * lock on PostgreSQL, the write lock of an immediate transaction on SQLite).
 * @throws the database's error when a migration fails; nothing of it is kept then.
 */
export async function migrate(db: Database): Promise<void> {
  const { error } = await migrator(db).migrateToLatest();
  if (error) throw error;
}

/** Whether every migration that this program knows has run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const known = await migrator(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}
