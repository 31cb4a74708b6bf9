import { beforeAll, describe, expect, it } from "vitest";
import { ENGINES } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { addNews } from "../../../test/samples";
import type { NewsListEntry } from "./contract";
import type { NewsTables } from "./rows.server";

/** More than are looked at one by one. */
const MANY = 5100;

interface Found {
  items: NewsListEntry[];
  total: number;
  pages: number;
  more: boolean;
}

const text = (header: string, words = "") => ({ header, content: `<p>${words}</p>` });

describe.each(ENGINES)("staff search in news on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const ids: Record<string, string> = {};

  const find = async (q: string, page = 1): Promise<Found> => {
    const query = new URLSearchParams({ q, page: String(page) });
    return (await app.call("GET", `/api/newsList?${query}`, { headers: staff })).json();
  };
  const idsFor = async (q: string) => (await find(q)).items.map(({ _id }) => _id);
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
    ["garden dance", []],
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

  it("follows an edit, a deletion and an undo", async () => {
    const id = await addNews(app, staff, { eng: text("Before the lanterns") });
    const send = (method: string, path: string, json: unknown) =>
      app.call(method, path, { headers: staff, json });
    await send("POST", "/api/editNews", { news: { _id: id, eng: text("After the lanterns") } });
    expect(await idsFor("before the lan")).toEqual([]);
    expect(await idsFor("after the lan")).toEqual([id]);
    await send("DELETE", "/api/deleteNews", { news_id: id });
    expect(await idsFor("lanterns")).toEqual([]);
    await send("POST", "/api/restoreNews", { news_id: id });
    expect(await idsFor("lanterns")).toEqual([id]);
  });

  it("leads to the newest thousand of very many, and says that there are more", async () => {
    const db = app.deps.db.$extendTables<NewsTables>();
    const rows = Array.from({ length: MANY }, (_, at) => ({ id: `many-${String(at).padStart(4, "0")}` }));
    const empty = JSON.stringify({ header: "", preview: "", video: "", content: "", photoArray: [] });
    const words = {
      eng: empty,
      tra: empty,
      sim: empty,
      card: `{"eng":${empty},"tra":${empty},"sim":${empty}}`,
    };
    for (let at = 0; at < MANY; at += 1700) {
      const some = rows.slice(at, at + 1700);
      const item = { date: "2005-05-05", year: 2005, starred: 0, cover_id: null, version: 1, ...words };
      await db
        .insertInto("news")
        .values(some.map(({ id }) => ({ id, ...item })))
        .execute();
      const looked = { date: "2005-05-05", words: "one of the bazaars" };
      await db
        .insertInto("news_words")
        .values(some.map(({ id }) => ({ news_id: id, ...looked })))
        .execute();
    }
    for (const q of ["bazaar", "one of the", "az"]) {
      const { items, total, pages, more } = await find(q);
      expect({ total, pages, more }).toEqual({ total: 500, pages: 25, more: true });
      expect(items[0]?._id).toBe(`many-${MANY - 1}`);
      expect((await find(q, 25)).items.at(-1)?._id).toBe(`many-${MANY - 500}`);
      expect((await find(q, 26)).items).toEqual([]);
    }
    for (const q of ["bazaars of", "bazthe"]) expect(await find(q)).toMatchObject({ total: 0, more: false });
  });
});
