import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { migrate, migrateTo } from "../../platform/db/migrate.server";
import { prepare } from "../../prepare.server";
import { features, searchCatalog } from "../index.server";
import { indexChanged } from "./index-entries.server";

interface Results {
  results: { kind: string; id: string; title: string; url: string; excerpt: string }[];
  total: number;
  pages: number;
}

describe.each(BOTH_ENGINES)("the search for visitors on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const send = async (path: string, json: unknown) => {
    const answer = await app.call("POST", path, { json, headers: staff });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  /** As the running site does twice a second. */
  const indexAll = async () => {
    while (await indexChanged(app.deps.db, searchCatalog()));
  };
  const search = async (q: string, more = ""): Promise<Results> => {
    await indexAll();
    const answer = await app.call("GET", `/api/search?lang=eng&q=${encodeURIComponent(q)}${more}`);
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const titles = async (q: string) => (await search(q)).results.map(({ title }) => title);
  const texts = (header: string, content = "") => ({ header, content: content && `<p>${content}</p>` });
  const addNews = async (news: object): Promise<string> =>
    (await send("/api/addnews", { news: { date: "2024-05-05", ...news } })).news_id;
  /** Without a version: the last save wins. */
  const edit = (_id: string, change: object) =>
    send("/api/editNews", { news: { date: "2024-05-05", ...change, _id } });

  it("finds a text in either Chinese script, in any form of an English word, and by the glossary", async () => {
    const id = await addNews({
      eng: texts("A day at the harbour", "We volunteered with hoists."),
      tra: texts("海濱的一天", "臺灣的朋友帶來了吊機。"),
    });
    for (const words of ["volunteering", "海滨", "海濱", "台湾", "臺灣", "濱", "HARBOURS", "harbor"]) {
      expect(await titles(words), words).toEqual(["A day at the harbour"]);
    }
    const term = { tra: "移位架", sim: "转移架", eng: "hoist" };
    expect((await contentApi(app, staff, "glossary").create({ term })).status).toBe(201);
    expect(await titles("移位架")).toEqual(["A day at the harbour"]);
    expect(await titles("转移架")).toEqual(["A day at the harbour"]);
    expect((await search("harbour")).results).toEqual([
      {
        kind: "news",
        id,
        title: "A day at the harbour",
        url: `/archiveitem?news_id=${id}`,
        excerpt: "We volunteered with hoists.",
      },
    ]);
    await app.call("DELETE", "/api/deleteNews", { headers: staff, json: { news_id: id } });
  });

  it("finds what is published, and nothing that is not", async () => {
    const { create, draft: saveDraft, read, save } = contentApi(app, staff, "news");
    const { id: draft } = (await create({ eng: texts("Quokka draft") })).body;
    expect(await titles("quokka")).toEqual([]);
    await edit(draft, { eng: texts("Quokka news", "Wombats") });
    expect(await titles("quokka")).toEqual(["Quokka news"]);
    await saveDraft({ eng: texts("Quokka news", "Numbats") }, draft);
    expect(await titles("numbat")).toEqual([]);
    expect(await titles("wombat")).toEqual(["Quokka news"]);
    const { revision } = (await read(draft)).body;
    const two = { eng: texts("Quokka news", "Wombats"), tra: texts("短尾矮袋鼠") };
    await save(draft, revision, two, { langs: ["eng", "sim"] });
    expect(await titles("矮袋鼠")).toEqual([]);
    expect(await titles("quokka")).toEqual(["Quokka news"]);
    await edit(draft, { eng: texts("Bandicoot news"), tra: texts("短尾矮袋鼠") });
    expect(await titles("quokka")).toEqual([]);
    expect(await titles("矮袋鼠")).toEqual(["Bandicoot news"]);
  });

  it("finds nothing that was deleted, and what was restored", async () => {
    const id = await addNews({ eng: texts("Echidna evening") });
    expect(await titles("echidna")).toEqual(["Echidna evening"]);
    const gone = await app.call("DELETE", "/api/deleteNews", { headers: staff, json: { news_id: id } });
    expect(gone.status).toBe(200);
    expect(await titles("echidna")).toEqual([]);
    expect((await contentApi(app, staff, "news").restore(id)).status).toBe(200);
    expect(await titles("echidna")).toEqual(["Echidna evening"]);
  });

  it("follows a change that no call made, and one of before its table was the events' too", async () => {
    const id = await addNews({ eng: texts("Bilby at night") });
    expect(await titles("bilby")).toEqual(["Bilby at night"]);
    const { db } = app.deps;
    await migrateTo(db, "2026-11-30-96-import-run");
    await sql`update entry set deleted_at = '2026-12-02T00:00:00.000Z' where id = ${id}`.execute(db);
    await migrate(db);
    const document = db.$extendTables<{ search_document: { id: string } }>().selectFrom("search_document");
    expect(await document.select("id").where("id", "=", id).execute()).toEqual([{ id }]);
    await indexAll();
    expect(await document.select("id").where("id", "=", id).execute()).toEqual([]);
  });

  it("leaves no word in the index that no document says", async () => {
    const id = await addNews({ eng: texts("Platypus") });
    expect(await titles("platypus")).toEqual(["Platypus"]);
    await app.call("DELETE", "/api/deleteNews", { headers: staff, json: { news_id: id } });
    await indexAll();
    const db = app.deps.db.$extendTables<{
      search_word: { term: string; documents: number };
      search_term: { term: string };
    }>();
    for (const table of ["search_word", "search_term"] as const) {
      expect(await db.selectFrom(table).select("term").where("term", "like", "platyp%").execute()).toEqual(
        [],
      );
    }
  });

  it("indexes at a start what was there before, and the pages that nobody has saved", async () => {
    const id = await addNews({ eng: texts("Kookaburra morning") });
    const db = app.deps.db.$extendTables<{ search_document: { id: string; edition: number } }>();
    await db.updateTable("search_document").set({ edition: 0 }).where("id", "=", id).execute();
    await prepare({ ...app.deps, config: { ...app.deps.config, demoContent: false } });
    const { edition } = await db
      .selectFrom("search_document")
      .select("edition")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(edition).toBeGreaterThan(0);
    expect(await titles("kookaburra")).toEqual(["Kookaburra morning"]);
    const { results } = await search("privacy policy");
    expect(results[0]).toMatchObject({ kind: "pages", url: "/privacy" });
    const parts = (await search("scoliosis")).results.map(({ kind }) => kind);
    expect(parts).toContain("sma");
    expect(parts).toContain("smaTerms");
  });

  it("narrows by kind, counts, and gives ten a page", async () => {
    for (let at = 0; at < 12; at += 1) await addNews({ eng: texts(`Wallaby walk ${at}`) });
    await send("/api/addnote", { note: { eng: { author: "Wallaby", content: "Thank you" } } });
    const all = await search("wallaby");
    expect([all.total, all.pages, all.results.length]).toEqual([13, 2, 10]);
    const second = await search("wallaby", "&page=2");
    expect(second.results).toHaveLength(3);
    const notes = await search("wallaby", "&kind=notes");
    expect(notes.results.map(({ url }) => url)).toEqual(["/about#notes"]);
    expect(await search("wallaby", "&kind=nothing")).toEqual({ results: [], total: 0, pages: 1 });
    expect(await search("wallaby", "&page=9")).toEqual({ results: [], total: 13, pages: 2 });
  });

  it("refuses more than 100 characters, and finds nothing for none", async () => {
    expect((await app.call("GET", `/api/search?q=${"x".repeat(101)}`)).status).toBe(400);
    expect(await search("")).toEqual({ results: [], total: 0, pages: 1 });
    expect(await search("the of and")).toMatchObject({ total: expect.any(Number) });
  });

  it("lists searches without results for staff, by words alone", async () => {
    const missed = async () =>
      (await (await app.call("GET", "/api/missedSearches", { headers: staff })).json()).missed;
    expect((await app.call("GET", "/api/missedSearches")).status).toBe(401);
    const write = features.find(({ name }) => name === "search")?.background?.(app.deps);
    for (const words of ["Thylacine", "thylacine", "THYLACINE", "袋狼", "q@zzqq.zz", "9123 9999"]) {
      expect((await search(words)).total).toBe(0);
    }
    await write?.();
    const all = await missed();
    expect(all[0]).toEqual({ words: "Thylacine", times: 3 });
    expect(all).toContainEqual({ words: "袋狼", times: 1 });
    expect(JSON.stringify(all)).not.toMatch(/zzqq|9999/);
  });
});
