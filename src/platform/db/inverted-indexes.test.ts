import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newMigratedDatabase } from "../../../test/postgres";
import type { Database } from "./database.server";
import { askOf } from "./fill.server";
import { openPostgres } from "./open.server";
import { withoutInvertedIndexes } from "./search-index.server";

let db: Database;
beforeAll(async () => {
  db = openPostgres(await newMigratedDatabase());
});
afterAll(() => db.destroy());

const indexes = (place: Database) =>
  askOf(place)("select indexdef from pg_indexes where schemaname = 'public' order by indexdef");
const inverted = (found: Awaited<ReturnType<typeof indexes>>) =>
  found.filter(({ indexdef }) => String(indexdef).includes("USING gin"));
async function addDonation(tx: Database): Promise<void> {
  await sql`insert into donation (id, method, state, amount_cents, refunded_cents, receipt, lang, first_name,
    last_name, email, note, given_on, created_at, version)
    values ('d1', 'cash', 'completed', 1, 0, 0, 'eng', '', '', '', '', '2026-01-01', '2026-01-01', 1)`.execute(
    tx,
  );
  await sql`insert into donation_words (donation_id, words) values ('d1', 'the kapok in flower')`.execute(tx);
}

it("fills tables without the indexes of the search, and leaves them as they were", async () => {
  const before = await indexes(db);
  expect(inverted(before).length).toBeGreaterThan(2);
  await db.transaction().execute((tx) =>
    withoutInvertedIndexes(tx, "postgres", async () => {
      expect(await indexes(tx)).toEqual(before.filter((index) => !inverted(before).includes(index)));
      await addDonation(tx);
    }),
  );
  expect(await indexes(db)).toEqual(before);
  const found = await askOf(db)(
    "select donation_id from donation_words where piece_numbers(words) @> piece_numbers('kapok')",
  );
  expect(found).toEqual([{ donation_id: "d1" }]);
});

it("leaves them when the filling fails", async () => {
  const before = await indexes(db);
  const filling = db
    .transaction()
    .execute((tx) => withoutInvertedIndexes(tx, "postgres", () => Promise.reject(new Error("no more rows"))));
  await expect(filling).rejects.toThrow("no more rows");
  expect(await indexes(db)).toEqual(before);
});
