import { setImmediate } from "node:timers/promises";
import { type Database, takeWriteLock } from "../platform/db/database.server";
import { type MediaTables, wordsOfFile } from "./media-table.server";

/** Files that one transaction writes, so that nobody waits long for it. */
const AT_ONCE = 200;

/** Fills in search texts of files that were stored before these existed. */
export async function fillMediaWords(db: Database): Promise<void> {
  while ((await wordless(db).select("id").limit(1).execute()).length > 0) {
    await db.transaction().execute(async (tx) => {
      await takeWriteLock(tx);
      const media = tx.$extendTables<MediaTables>();
      for (const row of await wordless(tx).selectAll().limit(AT_ONCE).execute()) {
        const words = wordsOfFile(row);
        await media.updateTable("media").set({ words }).where("id", "=", row.id).execute();
      }
    });
    await setImmediate();
  }
}

const wordless = (db: Database) =>
  db.$extendTables<MediaTables>().selectFrom("media").where("words", "=", "");
