import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { migrate, migrateTo } from "../../platform/db/migrate.server";
import { localized } from "../../platform/locale/lang";
import { prepare } from "../../prepare.server";

const BEFORE = "2026-11-29-30-donation-fees";

/** A revision of Donate as stored while it had three amounts. */
const former = (amount3: number) => ({
  amount1: 300,
  amount2: 800,
  amount3,
  ...localized((lang) => ({
    help: `Help ${lang}`,
    paypal: { title: "PayPal", gift200: `Books ${lang}`, gift500: "", gift1000: `Beds ${lang}` },
  })),
});

describe("the amounts of Donate of a site of before", () => {
  let app: TestApp;
  afterEach(() => app.close());

  it("are the same, each with its use, in every version and in what was typed; and so are they back", async () => {
    app = await openApp();
    const { db } = app.deps;
    await migrateTo(db, BEFORE);
    await sql`insert into entry (type, id, number, published, sort, summary, derived)
      values ('pages', 'donate', 2, 2, 'donate', '{}', 0)`.execute(db);
    for (const [at, amount3] of [2000, 0].entries()) {
      await sql`insert into entry_version (type, id, number, state, author, at, content) values ('pages', 'donate',
        ${at + 1}, 'published', 'mei', '2026-11-22T03:00:00.000Z', ${JSON.stringify(former(amount3))})`.execute(
        db,
      );
    }
    await sql`insert into autosave (draft, author, type, id, title, version, form, at) values ('d', 'mei', 'pages',
      'donate', 'Donate', 2, ${JSON.stringify({ ...former(0), amount1: "35" })}, '2026-11-22T03:00:00.000Z')`.execute(
      db,
    );
    const contents = async () => {
      const { rows } = await sql<{ content: string }>`select content from entry_version
        where type = 'pages' and id = 'donate' order by number`.execute(db);
      const typed = await sql<{ form: string }>`select form from autosave`.execute(db);
      return [...rows.map(({ content }) => content), ...typed.rows.map(({ form }) => form)].map((each) =>
        JSON.parse(each),
      );
    };

    await migrate(db);
    const books = { amount: 300, use: localized((lang) => `Books ${lang}`) };
    const bare = { amount: 800, use: localized(() => "") };
    const beds = { amount: 2000, use: localized((lang) => `Beds ${lang}`) };
    expect((await contents()).map(({ presets }) => presets)).toEqual([
      [books, bare, beds],
      [books, bare],
      [{ ...books, amount: "35" }, bare],
    ]);
    await prepare(app.deps);
    const { pages } = await (await app.call("GET", "/api/pages")).json();
    const donate = pages.find(({ _id }: { _id: string }) => _id === "donate");
    expect(donate.presets).toEqual([books, bare]);
    expect(donate.amount1).toBeUndefined();
    expect(donate.eng).toMatchObject({ help: "Help eng", paypal: { title: "PayPal" } });

    await migrateTo(db, BEFORE);
    expect((await contents())[0]).toEqual(former(2000));
    expect((await contents())[1]).toMatchObject({ amount1: 300, amount2: 800, amount3: 0 });
    await migrate(db);
  });
});
