import { afterEach, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { addMany } from "../../content/store/many.server";
import { published } from "../../content/store/published.server";
import type { ContentTables } from "../../content/store/tables.server";
import { convertingBy } from "../../platform/locale/conversion/converter.server";
import { shownText } from "../../platform/locale/fallback.server";
import { glossary } from "./definition";
import { fillGlossary, firstTerms } from "./feature.server";
import { contentOf, glossaryConverter } from "./terms.server";

interface Term {
  tra: string;
  sim: string;
  eng: string;
  note: string;
  keep: boolean;
  both: boolean;
}

const TAXI = { tra: "的士", sim: "出租车", eng: "taxi", note: "", keep: false, both: true };
const BUSES = { tra: "九龍巴士", sim: "", eng: "", note: "a company", keep: true, both: true };

describe("the glossary", () => {
  const { app, staff } = appTests();
  const send = (call: string, json: object, method = "POST") =>
    app.call(method, `/api/${call}`, { headers: staff, json });
  const body = async (answer: Response | Promise<Response>) => (await answer).json();
  const all = async (): Promise<Term[]> =>
    (await body(app.call("GET", "/api/glossary", { headers: staff }))).entries;
  const replace = (entries: object[]) => send("editGlossary", { entries });
  const convert = (given: object) => send("convert", { from: "tra", to: "sim", ...given });
  const errorsOf = async (answer: Response | Promise<Response>) => {
    expect((await answer).status).toBe(400);
    return (await body(answer)).errors;
  };

  afterEach(async () => {
    await replace([]);
  });

  it("is replaced as a whole, and answers what it was given", async () => {
    const answer = await body(replace([TAXI, { tra: "九龍巴士", sim: "", note: "a company", keep: true }]));
    expect(answer).toEqual({ message: "success", entries: [TAXI, BUSES] });
    expect(await all()).toEqual([TAXI, BUSES]);
    await replace([
      { ...BUSES, eng: "KMB" },
      { tra: "巴士", sim: "公交车" },
    ]);
    expect(await all()).toMatchObject([{ eng: "KMB" }, { tra: "巴士" }]);
  });

  it("refuses entries that lack something, or come twice, by their paths", async () => {
    const given = [TAXI, { tra: "巴士", sim: "" }, TAXI];
    expect(await errorsOf(replace(given))).toMatchObject([
      { path: "entries.1.sim" },
      { path: "entries.2.tra" },
    ]);
    expect(await errorsOf(replace([{ tra: "", sim: "x" }, { tra: "x" }]))).toMatchObject([
      { path: "entries.0.tra" },
      { path: "entries.1.sim" },
    ]);
    expect(await all()).toEqual([]);
  });

  it("is for staff", async () => {
    for (const [method, path] of [
      ["GET", "/api/glossary"],
      ["POST", "/api/editGlossary"],
      ["POST", "/api/convert"],
    ] as const) {
      const json = method === "GET" ? {} : { json: {} };
      expect((await app.call(method, path, json)).status).toBe(401);
    }
  });

  it("takes one term at a time, each once", async () => {
    const { create, edit, remove, restore } = contentApi(app, staff, "glossary");
    const add = (tra: string, sim: string) => create({ term: { eng: "", tra, sim } });
    expect((await add("的士", "出租车")).status).toBe(201);
    expect((await add("的士", "计程车")).body.errors).toMatchObject([{ path: "content.term.tra" }]);
    expect((await add("巴士", "")).body.errors).toMatchObject([{ path: "content.term.sim" }]);
    expect((await add("", "公交车")).body.errors).toMatchObject([{ path: "content.term.tra" }]);
    const { entries } = await body(
      app.call("GET", "/api/content/glossary?q=%E5%87%BA%E7%A7%9F", { headers: staff }),
    );
    expect(entries).toMatchObject([{ term: { tra: "的士", sim: "出租车" }, keep: false }]);
    const [{ id: _id }] = entries;
    await edit(_id, { term: { tra: "的士", sim: "出租车" }, note: "not 計程車" });
    expect(await all()).toMatchObject([{ ...TAXI, eng: "", note: "not 計程車", both: false }]);
    await remove(_id);
    await add("的士", "计程车");
    expect((await restore(_id)).status).toBe(409);
    expect(await all()).toMatchObject([{ sim: "计程车" }]);
  });

  it("converts by what it holds now, and says which entries acted", async () => {
    expect(await body(convert({ text: "乘的士" }))).toEqual({ text: "乘的士", entries: [] });
    await replace([TAXI, BUSES, { tra: "巴士", sim: "公交车" }]);
    const answer = await body(convert({ text: "同事的士氣；乘的士，不乘九龍巴士" }));
    expect(answer.text).toBe("同事的士气；乘出租车，不乘九龙巴士");
    expect(answer.entries).toMatchObject([TAXI, BUSES]);
    expect(await body(convert({ html: '<p class="的士">的士</p>' }))).toMatchObject({
      html: '<p class="的士">出租车</p>',
    });
    expect(await body(convert({ text: "出租车", from: "sim", to: "tra" }))).toMatchObject({ text: "的士" });
  });

  it("goes back to Traditional by terms that say so, and by names", async () => {
    await replace([
      TAXI,
      { tra: "帶同", sim: "携带", both: false },
      { tra: "九龍巴士", sim: "", keep: true, both: false },
      { tra: "巴士", sim: "公交车" },
    ]);
    const back = async (text: string) => (await body(convert({ text, from: "sim", to: "tra" }))).text;
    expect(await back("携带者坐出租车，不坐九龙巴士")).toBe("攜帶者坐的士，不坐九龍巴士");
    expect((await body(convert({ text: "帶同" }))).text).toBe("携带");
    const csv =
      "Traditional,Simplified,English,Note,Convert,Direction\n帶同,携带,,,,both\n的士,出租车,taxi,,,ONE WAY\n";
    expect(await body(send("importGlossary", { csv }))).toMatchObject({ changed: 2 });
    expect(await back("携带者坐出租车")).toBe("帶同者坐出租車");
    const wrong = "帶同,携带,,,,always\n";
    expect(await errorsOf(send("importGlossary", { csv: wrong }))).toMatchObject([{ path: "csv.1" }]);
    const older = "Traditional,Simplified,English,Note,Convert\n帶同,携带,bring,,\n小巴,小巴,,,\n";
    expect(await body(send("importGlossary", { csv: older }))).toMatchObject({ added: 1, changed: 1 });
    expect(await all()).toMatchObject([
      { tra: "的士", both: false },
      { tra: "帶同", eng: "bring", both: true },
      {},
      {},
      { tra: "小巴", both: false },
    ]);
  });

  it("refuses what it cannot convert", async () => {
    expect(await errorsOf(convert({}))).toMatchObject([{ path: "text" }]);
    expect(await errorsOf(convert({ text: "a", html: "b" }))).toMatchObject([{ path: "text" }]);
    expect(await errorsOf(convert({ text: "a", to: "tra" }))).toMatchObject([{ path: "to" }]);
    expect(await errorsOf(convert({ text: "a", to: "eng" }))).toMatchObject([{ path: "to" }]);
    expect(await errorsOf(convert({ text: "字".repeat(300_001) }))).toMatchObject([{ path: "text" }]);
  });

  it("is what visitors are shown by, where a text is missing in their script", async () => {
    await replace([TAXI]);
    const converter = await glossaryConverter(app.deps);
    const shown = (html: string) =>
      convertingBy(converter, () => shownText({ eng: "", tra: html, sim: "" }, "sim").text);
    expect(shown("乘的士")).toBe("乘出租车");
    expect(shown('<a href="/的士">的士</a>')).toBe('<a href="/的士">出租车</a>');
  });

  it("comes in and goes out by a file, where a line changes the entry that is there", async () => {
    await replace([TAXI]);
    const csv = "Traditional,Simplified,English,Note,Convert\n的士,计程车,cab\n九龍巴士,,,a company,never\n";
    expect(await body(send("importGlossary", { csv }))).toMatchObject({ added: 1, changed: 1, same: 0 });
    expect(await all()).toEqual([
      { ...TAXI, sim: "计程车", eng: "cab" },
      { ...BUSES, both: false },
    ]);
    const { csv: exported } = await body(app.call("GET", "/api/exportGlossary", { headers: staff }));
    expect(await body(send("importGlossary", { csv: exported }))).toMatchObject({
      added: 0,
      changed: 0,
      same: 2,
    });
  });

  it.each([
    [
      "輪椅, 電動\t电动轮椅\tpower wheelchair\n",
      { tra: "輪椅, 電動", sim: "电动轮椅", eng: "power wheelchair" },
    ],
    [
      "輪椅, 電動\t电动轮椅\tpower wheelchair\n的士, 巴士\t出租车, 公交车\ttaxi, bus\n",
      { tra: "輪椅, 電動", sim: "电动轮椅", eng: "power wheelchair" },
    ],
    ["輪椅, 電動;电动轮椅;power wheelchair\n的士;出租车;taxi\n", { tra: "輪椅, 電動", sim: "电动轮椅" }],
    ['"輪椅; 電動",电动轮椅,"power; wheelchair"\n', { tra: "輪椅; 電動", eng: "power; wheelchair" }],
    ["輪椅,电动轮椅,wheelchair; powered\n的士,出租车\n", { tra: "輪椅", eng: "wheelchair; powered" }],
    ["sep=;\r\n輪椅, 電動, 大;电动轮椅, 大\r\n", { tra: "輪椅, 電動, 大", sim: "电动轮椅, 大" }],
    ['\uFEFF"sep=|"\n輪椅,電動|电动轮椅\n', { tra: "輪椅,電動", sim: "电动轮椅" }],
    [
      "九龍巴士\t\tKMB\ta company, really\tnever\n的士\t出租车\n",
      { tra: "九龍巴士", eng: "KMB", keep: true },
    ],
  ])("is divided where its lines agree: %j", async (csv, first) => {
    expect((await send("importGlossary", { csv })).status).toBe(200);
    expect((await all())[0]).toMatchObject(first);
  });

  it.each([
    ["Traditional,Simplified,English\n輪椅, 電動,电动轮椅,power wheelchair\n的士,出租车,taxi\n", "csv.2"],
    ["輪椅, 電動,电动轮椅,power wheelchair\n的士,出租车,taxi\n巴士,公交车,bus\n", "csv.1"],
    ["輪椅, 電動, 大,电动轮椅,power wheelchair\n的士,出租车,taxi\n", "csv.1"],
    ["的士\t出租车\n巴士,公交车\n", "csv.2"],
    ["sep=,\n的士,出租车\n巴士;公交车\n", "csv.3"],
    ["a,b,c,d,e,f,g,h\n的士,出租车,taxi,,,,,,,x\n", "csv.2"],
  ])("makes no term of a line that was cut: %j", async (csv, path) => {
    expect(await errorsOf(send("importGlossary", { csv }))).toMatchObject([{ path }]);
    expect(await all()).toEqual([]);
  });

  it("comes out of a file byte for byte as it went into it", async () => {
    const said = [
      "-itis",
      "'-itis",
      "''-itis",
      "'tis",
      "'",
      "=1+1",
      "'=1+1",
      "+852 9123 4567",
      "'+852",
      " a",
      "a,b;c\td",
    ];
    await replace(
      said.map((eng, at) => ({
        tra: `用語${at}`,
        sim: "用语",
        eng,
        note: '"so", he said',
        keep: false,
        both: at % 2 === 0,
      })),
    );
    const exported = async () =>
      (await body(app.call("GET", "/api/exportGlossary", { headers: staff }))).csv as string;
    const csv = await exported();
    const before = await all();
    expect(await body(send("importGlossary", { csv }))).toMatchObject({ added: 0, changed: 0 });
    await replace([]);
    await send("importGlossary", { csv });
    expect(await all()).toEqual(before);
    expect(await exported()).toBe(csv);
  });

  it("imports nothing of a file with lines at fault, unless they are left out", async () => {
    const csv = "的士,出租车\n巴士\n的士,计程车\n單車,自行车,,,always\n";
    expect(await errorsOf(send("importGlossary", { csv }))).toMatchObject(
      ["csv.2", "csv.3", "csv.4"].map((path) => ({ path })),
    );
    expect(await all()).toEqual([]);
    expect(await body(send("importGlossary", { csv, skip: true }))).toMatchObject({
      added: 1,
      skipped: [2, 3, 4],
    });
  });
});

describe("the first glossary", () => {
  const { app, staff } = appTests();
  const all = async (): Promise<Term[]> =>
    (await (await app.call("GET", "/api/glossary", { headers: staff })).json()).entries;

  it("is filled once, and stays as staff leave it", async () => {
    await fillGlossary(app.deps.db);
    const first = await firstTerms();
    expect(await all()).toEqual(first);
    const text = "三種可改變病程的藥物，一種改變病程的藥物";
    const json = { text, from: "tra", to: "sim" };
    const converted = await app.call("POST", "/api/convert", { headers: staff, json });
    expect((await converted.json()).text).toBe("三种疾病修正治疗药物，一种疾病修正治疗药物");
    await fillGlossary(app.deps.db);
    await app.call("POST", "/api/editGlossary", { headers: staff, json: { entries: [] } });
    await fillGlossary(app.deps.db);
    expect(await all()).toEqual([]);
  });

  it("follows a newer list where nobody has changed it", async () => {
    const { db } = app.deps;
    for (const table of ["entry", "entry_version", "entry_words", "entry_facet"] as const)
      await db.$extendTables<ContentTables>().deleteFrom(table).where("type", "=", "glossary").execute();
    const first = await firstTerms();
    const former = first.slice(0, 40).map((term) => ({ ...term, sim: `旧${term.tra}`, both: true }));
    const gone = { tra: "舊用語", sim: "旧用语", eng: "", note: "", keep: false, both: true };
    await addMany(db, glossary, [...former, gone].map(contentOf), "");
    const items = await published(db, glossary).all();
    const idOf = (tra: string) => items.find(({ term }) => term.tra === tra)?._id;
    const [edited, deleted] = first.slice(0, 2).map(({ tra }) => tra);
    const content = contentApi(app, staff, "glossary");
    await content.edit(idOf(edited ?? "") ?? "", { term: { eng: "", tra: edited, sim: "自己的" } });
    await content.remove(idOf(deleted ?? "") ?? "");
    await content.create({ term: { eng: "", tra: "本會用語", sim: "本会用语" } });
    await fillGlossary(db);
    const now = await all();
    const bySource = new Map(now.map((each) => [each.tra, each]));
    expect(bySource.get(edited ?? "")?.sim).toBe("自己的");
    expect(bySource.has(deleted ?? "")).toBe(false);
    expect(bySource.has("舊用語")).toBe(false);
    expect(bySource.get("本會用語")).toMatchObject({ sim: "本会用语", both: false });
    for (const each of first.slice(2)) expect(bySource.get(each.tra)).toEqual(each);
    expect(now).toHaveLength(first.length);
  });

  it("says each term once, and the other script of each", async () => {
    const first = await firstTerms();
    expect(new Set(first.map(({ tra }) => tra)).size).toBe(first.length);
    expect(first.filter(({ sim, keep }) => sim === "" && !keep)).toEqual([]);
  });
});
