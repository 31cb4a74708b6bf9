import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { sqliteDialect } from "./sqlite.server";
import { isDatabaseAway } from "./temporary.server";

// SQLite's own size limit simulates a full disk.
it("says that a full disk is what ended a transaction, and goes on once there is room", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kapok-full-"));
  const db = new Kysely<{ t: { text: string } }>({ dialect: sqliteDialect(join(folder, "kapok.sqlite")) });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  await sql`create table t (text text)`.execute(db);
  await sql`pragma max_page_count = 20`.execute(db);
  const save = (length: number) =>
    db.transaction().execute(async (tx) => {
      await tx
        .insertInto("t")
        .values({ text: "x".repeat(length) })
        .execute();
    });
  const error = await save(1_000_000).catch((thrown: unknown) => thrown);
  expect(String(error)).toContain("disk is full");
  expect(isDatabaseAway(error)).toBe(true);
  await sql`pragma max_page_count = 2000`.execute(db);
  await save(1_000_000);
  expect(await db.selectFrom("t").selectAll().execute()).toHaveLength(1);
});
