import type { Database } from "../../../core/db/database.server";

/**
 * The last nightly backup that was made; `missing` counts files that were not there, `unreadable` those that could not
 * be read. Times are ISO 8601.
 */
export interface Made {
  at: string;
  bytes: number;
  missing: number;
  unreadable: number;
}

/** The last that failed, and what was said. */
export interface Failed {
  at: string;
  reason: string;
}

type StateTables = { nightly_backup: { id: string; made: string | null; failed: string | null } };

const ID = "nightly";

/** What became of the nightly backups, kept in the database so that every process can tell. */
export function nightlyState(database: Database) {
  const db = database.$extendTables<StateTables>();
  const note = async (part: { made: string } | { failed: string }): Promise<void> => {
    await db
      .insertInto("nightly_backup")
      .values({ id: ID, made: null, failed: null, ...part })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(part))
      .execute();
  };
  return {
    read: async (): Promise<{ made: Made | null; failed: Failed | null }> => {
      const row = await db.selectFrom("nightly_backup").selectAll().executeTakeFirst();
      const made = JSON.parse(row?.made ?? "null");
      // Former versions stopped at a file that could not be read.
      return { made: made && { unreadable: 0, ...made }, failed: JSON.parse(row?.failed ?? "null") };
    },
    made: (made: Made) => note({ made: JSON.stringify(made) }),
    failed: (failed: Failed) => note({ failed: JSON.stringify(failed) }),
  };
}
