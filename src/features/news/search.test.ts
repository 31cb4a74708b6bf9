import { beforeAll, describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { addNews } from "../../../test/samples";
import { deriveEntries } from "../../content/store/derive-entries.server";
import type { ContentTables } from "../../content/store/tables.server";
import { localized } from "../../platform/locale/lang";
import { news } from "./definition";

/** More than are looked at one by one. */
const MANY = 5100;

interface Found {
  entries: { id: string }[];
  total: number;
  pages: number;
  more: boolean;
}

const text = (header: string, words = "") => ({ header, content: `<p>${words}</p>` });

describe.each(BOTH_ENGINES)("staff search in news on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const ids: Record<string, string> = {};

  const find = async (q: string, page = 1): Promise<Found> => {
    const query = new URLSearchParams({ q, page: String(page) });
    return (await contentApi(app, staff, "news").list(`?${query}`)).body;
  };
  const idsFor = async (q: string) => (await find(q)).entries.map(({ id }) => id);
  const only = (...names: string[]) => names.map((name) => ids[name]);

  beforeAll(async () => {
    ids.dance = await addNews(app, staff, {
      date: "2012-01-01",
      eng: text("A dance in the ＧＡＲＤＥＮ"),
      tra: text("木棉花開的日子"),
      sim: text("木棉花开的日子", "春天来了"),
    });
    ids.sums = await addNews(app, staff, {
      date: "2013-01-01",
      eng: text('100% of "C:\\plans" by Émile_B', "Quiet."),
      tra: text("籌款"),
      sim: text("筹款"),
    });
    ids.far = await addNews(app, staff, {
      date: "2011-01-01",
      eng: text("Den of the gar", "ende an"),
      tra: text("花園"),
      sim: text("花园𠮷"),
    });
  });

  it.each<[string, string[]]>([
    ["花", ["dance", "far"]],
    ["木棉", ["dance"]],
    ["日子", ["dance"]],
    ["花開", ["dance"]],
    ["花开", ["dance"]],
    ["花園", ["far"]],
    ["𠮷", ["far"]],
    ["木棉花开的日子", ["dance"]],
    ["籌款", ["sums"]],
    ["garden", ["dance"]],
    ["ｇａｒｄｅｎ", ["dance"]],
    ["QUIET", ["sums"]],
    ["émile", ["sums"]],
    ["a dance in the garden", ["dance"]],
    ["garden dance", ["dance"]],
    ['"garden dance"', []],
    ["子春", []],
  ])("finds %j", async (q, expected) => expect(await idsFor(q)).toEqual(only(...expected)));

  it.each<[string, string[]]>([
    ["%", ["sums"]],
    ["_", ["sums"]],
    ["\\", ["sums"]],
    ["c:\\p", ["sums"]],
    ['"', ["sums"]],
    ["0% of", ["sums"]],
    ["10_%", []],
    ["header", []],
    ["' or 1=1", []],
  ])("takes %j for plain characters", async (q, expected) =>
    expect(await idsFor(q)).toEqual(only(...expected)),
  );

  it("finds words far into a text, in both Chinese scripts", async () => {
    const id = await addNews(app, staff, {
      date: "2014-01-01",
      category: "Public Awareness",
      eng: text(
        "Long",
        `${"Once upon a time. ".repeat(60)}The wheelchair arrived. ${"And so on. ".repeat(60)}`,
      ),
      tra: text("長", `${"從前有一個地方。".repeat(100)}在裏面發現了輪椅，為羣眾準備的。`),
    });
    const only = await addNews(app, staff, {
      date: "2014-02-01",
      sim: text("简", "<b>护</b>士说：头发干净。"),
    });
    expect(await idsFor("wheelchair arrived")).toEqual([id]);
    for (const q of ["發現了輪椅", "发现了轮椅", "裏面發", "里面发", "群众准备"])
      expect([q, await idsFor(q)]).toEqual([q, [id]]);
    for (const q of ["護士說", "护士说", "頭髮乾淨"]) expect([q, await idsFor(q)]).toEqual([q, [only]]);
  });

  it("narrows by a year in Hong Kong and a category, with words and without", async () => {
    const category = "Fund-raising Activities";
    const late = await addNews(app, staff, {
      date: "2009-12-31T15:59:59.000Z",
      category,
      eng: text("Lantern one"),
    });
    const early = await addNews(app, staff, {
      date: "2009-12-31T16:00:00.000Z",
      category,
      eng: text("Lantern two"),
    });
    const other = await addNews(app, staff, {
      date: "2010-06-01",
      category: "Member Activities",
      eng: text("Lantern three"),
    });
    const listed = async (narrowed: Record<string, string>) => {
      const { body } = await contentApi(app, staff, "news").list(`?${new URLSearchParams(narrowed)}`);
      const { entries, total }: Found = body;
      expect(total).toBe(entries.length);
      return entries.map(({ id }) => id);
    };
    for (const q of ["", "lantern"]) {
      expect(await listed({ q, year: "2010" })).toEqual([other, early]);
      expect(await listed({ q, year: "2009" })).toEqual([late]);
      expect(await listed({ q, facet: `category:${category}` })).toEqual([early, late]);
      expect(await listed({ q, facet: `category:${category}`, year: "2010" })).toEqual([early]);
      expect(await listed({ q, facet: `category:${category}`, year: "2011" })).toEqual([]);
    }
    expect(await listed({ q: "two", year: "2009" })).toEqual([]);
    const wrong = await contentApi(app, staff, "news").list("?year=190O");
    expect(wrong.status).toBe(400);
  });

  it("makes texts searchable where an earlier edition looked through less of them", async () => {
    const db = app.deps.db.$extendTables<ContentTables>();
    const old = await addNews(app, staff, { eng: text("Old", `${"Word ".repeat(100)}kumquat`) });
    const edited = await addNews(app, staff, { eng: text("Edited", `${"Word ".repeat(100)}kumquat`) });
    await db.updateTable("entry_words").set({ words: "old" }).where("id", "in", [old, edited]).execute();
    await db.updateTable("entry").set({ derived: 0 }).where("id", "in", [old, edited]).execute();
    await app.call("POST", "/api/editNews", {
      headers: staff,
      json: { news: { _id: edited, eng: text("Edited", "pomelo") } },
    });
    expect(await idsFor("kumquat")).toEqual([]);
    await deriveEntries(app.deps.db, [news]);
    expect(await idsFor("kumquat")).toEqual([old]);
    expect(await idsFor("pomelo")).toEqual([edited]);
  });

  it("follows an edit, a deletion and an undo", async () => {
    const id = await addNews(app, staff, { eng: text("Before the lanterns") });
    const send = (method: string, path: string, json: unknown) =>
      app.call(method, path, { headers: staff, json });
    await send("POST", "/api/editNews", { news: { _id: id, eng: text("After the lanterns") } });
    expect(await idsFor("before the lan")).toEqual([]);
    expect(await idsFor("after the lan")).toEqual([id]);
    await send("DELETE", "/api/deleteNews", { news_id: id });
    expect(await idsFor("lanterns")).toEqual([]);
    await contentApi(app, staff, "news").restore(id);
    expect(await idsFor("lanterns")).toEqual([id]);
  });

  it("leads to the newest thousand of very many, and says that there are more", async () => {
    const db = app.deps.db.$extendTables<ContentTables>();
    const rows = Array.from({ length: MANY }, (_, at) => ({ id: `many-${String(at).padStart(4, "0")}` }));
    const none = localized(() => "");
    const card = { title: none, preview: none, video: none, complete: localized(() => false), flags: [] };
    const summary = JSON.stringify({ ...card, cover: null, date: "2005-05-05" });
    const entry = { type: "news", sort: "2005-05-05", number: 1, published: 1, derived: 1, summary };
    const words = { type: "news", sort: "2005-05-05", words: "one of the bazaars" };
    for (let at = 0; at < MANY; at += 1700) {
      const some = rows.slice(at, at + 1700);
      await db
        .insertInto("entry")
        .values(some.map(({ id }) => ({ id, ...entry, deleted_at: null })))
        .execute();
      await db
        .insertInto("entry_words")
        .values(some.map(({ id }) => ({ id, ...words })))
        .execute();
    }
    for (const q of ["bazaar", "one of the", "az"]) {
      const { entries, total, pages, more } = await find(q);
      expect({ total, pages, more }).toEqual({ total: 500, pages: 25, more: true });
      expect(entries[0]?.id).toBe(`many-${MANY - 1}`);
      expect((await find(q, 25)).entries.at(-1)?.id).toBe(`many-${MANY - 500}`);
      expect((await find(q, 26)).entries).toEqual([]);
    }
    for (const q of ['"bazaars of"', "bazthe"])
      expect(await find(q)).toMatchObject({ total: 0, more: false });
  });
});
