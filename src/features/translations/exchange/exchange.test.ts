import { describe, expect, it } from "vitest";
import { appTests } from "../../../../test/app-tests";
import { contentApi } from "../../../../test/content/entries";
import { trackUnsaved } from "../../../content/translation/track-entry.server";
import { firstContent } from "../../../prepare.server";
import { features } from "../../index.server";
import type { ImportedEntry, ReadAnswer } from "../contract";
import { paragraphs as p, pen } from "../testing/pen";
import { translated } from "../testing/translator";

const RICH = [
  '<h2>每月聚會</h2><p>在<strong>上環</strong>，<a href="/eng/contact">聯絡<em>我們</em></a>。<br>歡迎 A &amp; B &lt;C&gt;。</p>',
  "<ul><li><p>自備水樽</p></li><li><p>2026</p></li></ul><p>https://kapok.example</p>",
  '<table><tbody><tr><th scope="col"><p>日期</p></th><td></td></tr></tbody></table>',
].join("");

const TRANSLATED = [
  '<h2>Word</h2><p>Word<strong>Word</strong>，<a href="/eng/contact">Word<em>Word</em></a>。<br>Word Word &amp; Word &lt;Word&gt;。</p>',
  "<ul><li><p>Word</p></li><li><p>2026</p></li></ul><p>https://kapok.example</p>",
  '<table><tbody><tr><th scope="col"><p>Word</p></th><td></td></tr></tbody></table>',
].join("");

const inWords = (words: string) => words.replaceAll(/\p{L}+/gu, "Word");

type Sent = { filename: string; text: string; texts: number; left: number };
type Version = {
  content: Record<string, Record<string, unknown>>;
  waiting: object | null;
};

describe("texts for a translator", () => {
  const { app, staff } = appTests();
  const { add, edit, done, call, states } = pen(app, staff);
  const send = async (query: string) =>
    (await done("GET", `/api/exportTranslations?${query}`)) as unknown as Sent;
  const read = async (file: string) =>
    (await done("POST", "/api/readTranslations", { file })) as unknown as ReadAnswer;
  const versionOf = async (type: string, id: string) =>
    (await contentApi(app, staff, type).read(id)).body as Version;
  const composed = ({ from, to }: ReadAnswer, { type, id, version, units }: ImportedEntry) => {
    const given = units.map(({ path, at, kept }) => ({ path, at, kept: kept ?? "" }));
    return call("POST", "/api/composeTranslation", { type, id, version, from, to, units: given });
  };
  const take = async (answer: ReadAnswer) => {
    for (const entry of answer.entries) {
      const { type, id, version } = entry;
      const { status, body } = await composed(answer, entry);
      expect({ type, id, status, body }).toMatchObject({ status: 200 });
      const saved = await contentApi(app, staff, type).save(id, version, body.entry as object);
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    }
  };
  const visible = async (id: string) => (await app.call("GET", `/api/getNews?news_id=${id}`)).json();
  const standings = ({ entries }: ReadAnswer) =>
    entries.flatMap(({ units }) => units.map(({ path, at, standing }) => `${path} ${at} ${standing}`));

  it.each(["xliff", "csv"])("come back as drafts by %s with every byte of markup", async (format) => {
    const id = await add({ tra: { header: "=聚會", content: RICH }, sim: { header: "聚会" } });
    const before = await visible(id);
    const sent = await send(`from=tra&to=eng&format=${format}&type=news&id=${id}`);
    expect(sent).toMatchObject({ texts: 2, left: 0 });
    const returned = translated(sent.text, inWords);
    const answer = await read(returned);
    expect(answer).toMatchObject({ from: "tra", to: "eng", same: 0, untranslated: 0, unknown: [] });
    expect(answer.entries).toMatchObject([{ type: "news", id, title: "=聚會", kind: "News item" }]);
    expect(new Set(standings(answer).map((each) => each.split(" ")[2]))).toEqual(new Set(["ready"]));
    await take(answer);
    const { content, waiting } = await versionOf("news", id);
    expect(content.eng).toMatchObject({ header: "=Word", content: TRANSLATED });
    expect(waiting).toMatchObject({ unpublished: ["eng"] });
    expect(await states(id)).toBe("draft reviewed missing");
    expect(await visible(id)).toEqual(before);
    expect(await read(returned)).toMatchObject({ entries: [], same: 6 });
  });

  it("are none where the language that they are sent from says nothing", async () => {
    const id = await add({ tra: { header: "聚會" } });
    expect(await send(`from=sim&to=eng&type=news&id=${id}`)).toMatchObject({ texts: 0, left: 0 });
  });

  it("keep what is in line, where a paragraph is new in the source and one has changed", async () => {
    const eng = { header: "Text", content: "<p>Kapok trees <strong>flower</strong>.</p><p>We meet.</p>" };
    const id = await add({ tra: { header: "文", content: p("木棉花開。", "每月聚會。") }, eng });
    await edit(id, { tra: { header: "文", content: p("木棉花開。", "請先登記。", "逢星期日聚會。") } });
    const sent = await send(`from=tra&to=eng&type=news&id=${id}`);
    expect(
      [...sent.text.matchAll(/<target state="([\w-]+)">(.*?)<\/target>/g)].map((all) => all.slice(1)),
    ).toEqual([
      ["final", 'Kapok trees <g id="t1" ctype="bold">flower</g>.'],
      ["needs-translation", ""],
      ["needs-review-translation", "We meet."],
    ]);
    const returned = sent.text
      .replace("></target>", ">Please sign up.</target>")
      .replace("We meet.", "We meet on Sundays.");
    const answer = await read(returned);
    // A paragraph is put in between, which no place of the translation has.
    expect(standings(answer)).toEqual(["content 1 ready", "content 2 ready"]);
    expect(answer.same).toBe(1);
    await take(answer);
    expect((await versionOf("news", id)).content.eng?.content).toBe(
      "<p>Kapok trees <strong>flower</strong>.</p><p>Please sign up.</p><p>We meet on Sundays.</p>",
    );
    expect(await states(id)).toBe("draft reviewed missing");
  });

  it("are classified by what has changed since: the source, the translation, or the pairing", async () => {
    const id = await add({
      tra: { header: "一", content: p("甲。", "乙。", "丙。") },
      eng: { header: "", content: p("A.", "B.", "C.") },
    });
    await edit(id, { tra: { header: "一", content: p("甲一。", "乙一。", "丙。") } });
    const sent = await send(`from=tra&to=eng&type=news&id=${id}`);
    await edit(id, {
      tra: { header: "二", content: p("甲一。", "乙二。", "丙。") },
      eng: { header: "", content: p("A one.", "B.", "C.") },
    });
    const answer = await read(translated(sent.text, inWords));
    expect(standings(answer)).toEqual([
      "header 0 source",
      "content 0 target",
      "content 1 source",
      "content 2 ready",
    ]);
    const [entry] = answer.entries;
    expect(entry?.units[1]).toMatchObject({ before: "A one.", after: "Word。" });
    expect(entry?.units[2]).toMatchObject({ was: "乙一。", now: "乙二。" });
    await edit(id, { eng: { header: "", content: p("A.", "B.", "C.", "Only the English says D.") } });
    expect((await composed(answer, entry as ImportedEntry)).status).toBe(409);
    const again = await send(`from=tra&to=eng&type=news&id=${id}`);
    const [whole] = (await read(translated(again.text, inWords))).entries;
    expect(whole?.units[1]).toMatchObject({ standing: "whole", before: "A. B. C. Only the English says D." });
  });

  it("name what is not there, and count what nobody translated", async () => {
    const id = await add({ tra: { header: "將刪除" } });
    const { text } = await send(`from=tra&to=eng&type=news&id=${id}`);
    expect(await read(text)).toMatchObject({ entries: [], untranslated: 1 });
    await done("DELETE", "/api/deleteNews", { news_id: id });
    const { unknown } = await read(translated(text, inWords));
    expect(unknown).toEqual([{ line: 6, name: "Header" }]);
    const strange = text.replace(/id="[^"]*" app/, 'id="17" app');
    expect((await read(translated(strange, inWords))).unknown).toHaveLength(1);
  });

  it("list the charity's terms for the translator, and run no formula in a spreadsheet", async () => {
    const term = { term: { eng: "wheelchair", tra: "輪椅", sim: "轮椅" } };
    await contentApi(app, staff, "glossary").create(term);
    const id = await add({ tra: { header: "=HYPERLINK(輪椅)" } });
    expect((await send(`from=tra&to=eng&type=news&id=${id}`)).text).toContain("輪椅 → wheelchair</note>");
    const { text } = await send(`from=tra&to=eng&format=csv&type=news&id=${id}`);
    expect(text).toContain(`"'=HYPERLINK(輪椅)"`);
    expect(text.startsWith("\uFEFF")).toBe(true);
  });

  it("come back with tabs between the columns, and commas in the texts", async () => {
    const id = await add({ tra: { header: "'-聚會, 晚上, 七時" } });
    const { text } = await send(`from=tra&to=eng&format=csv&type=news&id=${id}`);
    const [heading, ...lines] = text.trim().split("\r\n");
    const tabbed = [
      heading,
      ...lines.map((line) => line.replace('"","missing"', '"\'-Dinner, at 7","missing"')),
    ]
      .map((line) => line?.slice(1, -1).replaceAll('","', "\t"))
      .join("\n");
    const [entry] = (await read(tabbed)).entries;
    expect(entry?.units).toMatchObject([{ was: "'-聚會, 晚上, 七時", after: "-Dinner, at 7" }]);
  });

  it("are those of every page, list and menu, and all of them come back", async () => {
    await trackUnsaved(
      app.deps.db,
      features.flatMap(({ content = [] }) => content),
    );
    await firstContent(app.deps.db);
    const sent = await send("from=tra&to=eng&what=all");
    expect(sent.left).toBe(0);
    const answer = await read(translated(sent.text, (words) => words.replaceAll(/\p{sc=Han}+/gu, "W")));
    const types = new Set(answer.entries.map(({ type }) => type));
    expect([...types]).toEqual(expect.arrayContaining(["pages", "menu", "sma", "smaReview", "news"]));
    expect(
      standings({ ...answer, entries: answer.entries.filter(({ type }) => type !== "news") }),
    ).not.toContain(expect.stringMatching(/(source|target|whole)$/));
    await take(answer);
    const { entries } = await read(translated(sent.text, (words) => words.replaceAll(/\p{sc=Han}+/gu, "W")));
    expect(entries).toEqual([]);
  });

  it.each([
    [
      "definitions of its own",
      1,
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xliff version="1.2"/>',
    ],
    ["entities that nobody defined", 2, '<xliff version="1.2">\n&b;</xliff>'],
    ["elements without an end", 2, '<xliff version="1.2">\n<file>'],
    ["too much within each other", 1, `<xliff version="1.2">${"<g>".repeat(100_000)}`],
    ["another version", 1, '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"/>'],
    ["no text", 1, '<xliff version="1.2"/>'],
    ["many attributes", 1, `<html ${Array.from({ length: 60_000 }, (_, at) => `a${at}=""`).join(" ")}/>`],
    ["a table of another kind", 1, "Name,Amount\nChan,20"],
    ["a quotation mark without its partner", 2, 'id,source tra,translation eng\n1,a,"b'],
    ["a line cut at its comma", 3, "id,source tra,translation eng\n1,a,b\n2,a,b, c"],
    ["a line without its translation's column", 2, "id\tsource tra\ttranslation eng\n1,a,b"],
    ["one language alone", 1, "id,source tra,translation tra\n1,a,b"],
  ])("are refused with %s, by the line", async (_, line, file) => {
    const { status, body } = await call("POST", "/api/readTranslations", { file });
    expect(status).toBe(400);
    const [error] = body.errors as { path: string; message: string }[];
    expect(error?.path).toMatch(new RegExp(`\\.${line}$`));
    expect(error?.message).not.toBe("");
  });

  it("are refused with marks that the text does not have, or half of one", async () => {
    const id = await add({ tra: { header: "一", content: "<p>在<strong>上環</strong></p>" } });
    const { text } = await send(`from=tra&to=eng&type=news&id=${id}`);
    const target = (inline: string) =>
      text.replace(/(<target[^>]*>)(<\/target>(?![\s\S]*<target))/, `$1${inline}$2`);
    for (const bad of [
      'In <g id="7">Sheung Wan</g>',
      'In <g id="1">S</g><g id="1">W</g>',
      'In <ph id="1"/>S',
    ]) {
      const { status, body } = await call("POST", "/api/readTranslations", { file: target(bad) });
      expect([status, body.errors]).toMatchObject([400, [{ path: expect.stringMatching(/^file\.1\d$/) }]]);
    }
    const answer = await read(target('In <mrk mtype="seg" mid="0"><g id="1">Sheung Wan</g></mrk>'));
    expect(answer.entries[0]?.units).toMatchObject([{ kept: "In <strong>Sheung Wan</strong>" }]);
  });

  it("are staff's alone", async () => {
    expect((await app.call("GET", "/api/exportTranslations?from=tra&to=eng")).status).toBe(401);
    expect((await app.call("POST", "/api/readTranslations", { json: { file: "x" } })).status).toBe(401);
    expect((await call("GET", "/api/exportTranslations?from=tra&to=tra")).status).toBe(400);
  });
});
