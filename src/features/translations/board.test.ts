import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { needOf } from "../../content/translation/states";
import type { TranslationTables } from "../../content/translation/stored-marks.server";
import { paragraphs as p, pen } from "./testing/pen";

interface Board {
  entries: {
    type: string;
    id: string;
    path: string;
    title: string;
    eng: string;
    tra: string;
    sim: string;
    url: string;
  }[];
  missing: number;
  stale: number;
  total: number;
  pages: number;
}

describe("the board of languages", () => {
  const { app, staff } = appTests();
  const { add, edit, done, call } = pen(app, staff);
  const board = (query = "") => done("GET", `/api/languages?${query}`) as unknown as Promise<Board>;
  const whole = { tra: { header: "新" }, sim: { header: "新" }, eng: { header: "New" } };

  it("is staff's alone", async () => {
    expect((await app.call("GET", "/api/languages")).status).toBe(401);
  });

  it("has each text with its state by language and the way to its field, what lacks something first", async () => {
    const done = await add(whole);
    const lacking = await add({
      tra: { header: "只有標題", content: p("內文") },
      sim: { header: "只有标题" },
    });
    const { entries, missing, stale, total, pages } = await board();
    expect(entries.map(({ id, path }) => [id, path])).toEqual([
      [lacking, "header"],
      [lacking, "content"],
      [done, "header"],
    ]);
    expect(entries[0]).toEqual({
      ...{ type: "news", id: lacking, path: "header", title: "只有標題" },
      ...{ eng: "missing", tra: "reviewed", sim: "reviewed" },
      ...{ label: "Header", kind: "News item" },
      url: `/cms/EditNews?news_id=${lacking}&lang=eng&field=header`,
    });
    expect({ missing, stale, total, pages }).toEqual({ missing: 2, stale: 0, total: 3, pages: 1 });
  });

  it("is narrowed by state, language, type and entry, and counts", async () => {
    const id = await add(whole);
    await edit(id, { tra: { header: "更新" } });
    expect(await board("state=stale")).toMatchObject({
      stale: 1,
      total: 1,
      entries: [{ id, eng: "stale", sim: "stale" }],
    });
    expect(await board("state=missing&lang=sim")).toMatchObject({ missing: 1, stale: 1, total: 1 });
    expect(await board("state=missing&lang=tra")).toMatchObject({ missing: 0, total: 0, entries: [] });
    expect((await board(`type=news&id=${id}`)).entries).toMatchObject([{ path: "header" }]);
    expect((await board("type=notes")).total).toBe(0);
    expect((await call("GET", "/api/languages?state=lost")).status).toBe(400);
  });

  it("is searched in both scripts: by the words of entries, by pictures, and by the names of its parts", async () => {
    const id = await add({ tra: { header: "輪椅花開" }, eng: { header: "Wheelchair" } });
    await add({ tra: { header: "另一則" } });
    for (const q of ["輪椅", "轮椅", "花开 wheel", "WHEELCHAIR"])
      expect(await board(`q=${encodeURIComponent(q)}`)).toMatchObject({
        ...{ total: 1, missing: 1, stale: 0, pages: 1 },
        entries: [{ type: "news", id, path: "header", sim: "missing" }],
      });
    expect(await board("q=wheelchair&state=stale")).toMatchObject({ total: 0, entries: [], missing: 1 });
    expect(await board("q=wheelchair&type=notes")).toMatchObject({ total: 0 });
    await done("POST", "/api/editPage", { page: { _id: "home", tra: { hero: { title: "標題" } } } });
    const { entries } = await board("q=home%20page");
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every(({ type, id: of }) => type === "pages" && of === "home")).toBe(true);
    expect(await board("q=nowhere-to-be-found")).toMatchObject({ total: 0, pages: 1, missing: 0 });
  });

  it("forgets what was deleted, and knows it again when it is brought back", async () => {
    const before = await board();
    const id = await add({ eng: { header: "Gone" } });
    expect((await board()).total).toBe(before.total + 1);
    await call("DELETE", "/api/deleteNews", { news_id: id });
    expect(await board()).toEqual(before);
    await contentApi(app, staff, "news").restore(id);
    expect(await board("state=missing&lang=tra")).toMatchObject({ missing: 1 });
  });

  it("puts what visitors meet early before old news, and of news the latest", async () => {
    await edit(await add({ tra: { header: "舊" } }), { date: "2020-01-01" });
    await done("POST", "/api/editPage", { page: { _id: "home", tra: { hero: { title: "新的標題" } } } });
    const first = {
      type: "pages",
      id: "home",
      path: "hero.title",
      eng: "stale",
      sim: "stale",
      title: "Home page",
    };
    expect((await board()).entries[0]).toMatchObject({
      ...first,
      url: "/cms/pages/home?lang=eng&field=hero.title",
    });
    const { entries } = await board("state=missing");
    expect(entries.filter(({ type }) => type === "news").at(-1)?.title).toBe("舊");
  });

  it("pages through all of it once, from either end", async () => {
    for (let number = 0; number < 45; number += 1)
      await add({ tra: { header: `第${number}則` }, ...(number % 2 && { eng: { header: "T" } }) });
    const first = await board();
    const pages = await Promise.all(Array.from({ length: first.pages }, (_, at) => board(`page=${at + 1}`)));
    const keys = pages.flatMap(({ entries }) => entries.map(({ id, path }) => `${id} ${path}`));
    expect(keys.length).toBe(first.total);
    expect(new Set(keys).size).toBe(first.total);
  });

  it("is the same far behind its first page, whatever it is narrowed by", async () => {
    const states = ["missing", "stale", "draft", "reviewed"] as const;
    const stateAt = (number: number) => states[((number * number) % 7) % 4] ?? "reviewed";
    const rows = Array.from({ length: 12_000 }, (_, number) => ({
      ...{ type: number % 3 === 0 ? "notes" : "news", id: `far-${number}`, path: "header" },
      rank: `9 ${String((number * 7919) % 12_000).padStart(6, "0")}`,
      ...{ eng: stateAt(number), tra: "reviewed" as const, sim: stateAt(number + 1) },
    }));
    const db = app.deps.db.$extendTables<TranslationTables>();
    for (let at = 0; at < rows.length; at += 1000)
      await db
        .insertInto("translation")
        .values(rows.slice(at, at + 1000))
        .execute();
    await db.deleteFrom("translation_count").execute();
    await sql`insert into translation_count (type, eng, tra, sim, number)
      select type, eng, tra, sim, count(*) from translation group by type, eng, tra, sim`.execute(db);
    const far = (entries: Board["entries"]) =>
      entries.map(({ id }) => id).filter((id) => id.startsWith("far-"));
    const need = ({ eng, sim }: (typeof rows)[number]) => needOf([eng, sim]);
    const order = rows.toSorted((one, other) => need(one) - need(other) || (one.rank < other.rank ? -1 : 1));
    for (const [query, among] of [
      ["", order],
      ["type=news", order.filter(({ type }) => type === "news")],
      ["state=stale", order.filter(({ eng, sim }) => eng === "stale" || sim === "stale")],
    ] as const) {
      const { pages } = await board(query);
      for (const page of [Math.ceil(pages / 3), Math.ceil(pages / 2), pages - 1]) {
        const found = far((await board(`${query}&page=${page}`)).entries);
        const from = among.findIndex(({ id }) => id === found[0]);
        expect([query, page, found]).toEqual([
          query,
          page,
          among.slice(from, from + found.length).map(({ id }) => id),
        ]);
        // What other tests have left is among them, on any page.
        expect(Math.abs(from - (page - 1) * 20)).toBeLessThan(200);
      }
    }
  });
});
