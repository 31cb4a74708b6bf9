import { sql } from "kysely";
import { readConfig } from "../src/core/config.server";
import { newId } from "../src/core/db/new-id";
import { record } from "../src/core/journal/journal.server";
import { createDeps } from "../src/core/process/deps.server";
import { newsFeature } from "../src/features/news/api.server";
import { prepare } from "../src/prepare.server";
import type { Amounts } from "./amounts.ts";
import { donationOf, mediaOf, messageOf, newsOf, receiptsOf } from "./seed-content";

/** Rows that one INSERT writes: SQLite binds 32,766 values at most. */
const AT_ONCE = 100;

/** Fills the empty database of `settings` with so much of everything, and with the journal of having made it. */
export async function seedSite(settings: Record<string, string>, amounts: Amounts): Promise<void> {
  const deps = await createDeps(readConfig({ DEMO_CONTENT: "off", LOG_LEVEL: "warn", ...settings }));
  await prepare(deps);
  await deps.db.transaction().execute(async (tx) => {
    const covers = upTo(amounts.media, newId);
    const db = tx.$extendTables<Record<string, Record<string, unknown>>>();
    const insert = async (table: string, rows: Record<string, unknown>[]) => {
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        await db
          .insertInto(table)
          .values(rows.slice(at, at + AT_ONCE))
          .execute();
      }
    };
    await insert("media", covers.map(mediaOf));
    await insert("enquiry", upTo(amounts.messages, messageOf));
    const donations = upTo(amounts.donations, donationOf);
    await insert("donation", donations);
    await insert("receipt", receiptsOf(donations));
    for (let index = 0; index < amounts.news; index += 1) {
      const item = await newsOf(tx, index, amounts.news, covers);
      await record(tx, newsFeature.name, "bench", { entityId: item._id, action: "add", snapshot: item });
    }
  });
  // As the database would do by itself after a while; a plan that was made for empty tables is none for these.
  await sql`analyze`.execute(deps.db);
  await deps.media.close();
  await deps.db.destroy();
}

const upTo = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
