import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BOTH_ENGINES, openApp, type TestApp } from "../../../test/app";
import { addNews } from "../../../test/samples";
import type { Row, Snapshot } from "./snapshot.server";
import { withSnapshot } from "./snapshot.server";

describe.each(BOTH_ENGINES)("a snapshot of %s", (engine) => {
  let app: TestApp;
  let staff: Record<string, string>;

  beforeAll(async () => {
    app = await openApp(engine);
    staff = await app.login();
    await addNews(app, staff);
  });
  afterAll(() => app.close());

  it("does not see what is written while it is read, and blocks no writer", async () => {
    const journalled = async () => (await app.deps.db.selectFrom("journal").select("id").execute()).length;
    const before = await journalled();
    const seen = await withSnapshot(app.deps, async (snapshot) => {
      const journal = await all(snapshot, "journal");
      for (let count = 0; count < 3; count += 1) await addNews(app, staff);
      return { journal, news: await news(snapshot), revision: await all(snapshot, "revision") };
    });
    expect([seen.journal.length, seen.news.length]).toEqual([before, 1]);
    expect(await journalled()).toBe(before + 3);
    const later = await withSnapshot(app.deps, async (snapshot) => ({
      news: await news(snapshot),
      revision: await all(snapshot, "revision"),
    }));
    expect(later.news.length).toBe(4);
    expect(Number(later.revision[0]?.value)).toBe(Number(seen.revision[0]?.value) + 3);
  });

  it("brings a table of many rows whole and in order", async () => {
    const rows = Array.from({ length: 1001 }, (_, at) => ({ key: `k${String(at).padStart(4, "0")}` }));
    const db = app.deps.db.$extendTables<{ visitor_allowance: { key: string; spent_until: string } }>();
    await db
      .insertInto("visitor_allowance")
      .values(rows.map(({ key }) => ({ key, spent_until: "" })))
      .execute();
    const read = await withSnapshot(app.deps, (snapshot) => all(snapshot, "visitor_allowance"));
    expect(read.map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
  });
});

/** The entries created by staff, without those of a new site. */
const news = async (snapshot: Snapshot) =>
  (await all(snapshot, "entry")).filter(({ type }) => type === "news");

async function all(snapshot: Snapshot, table: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of snapshot.rows(table)) rows.push(...batch);
  return rows;
}
