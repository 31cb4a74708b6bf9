import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it, onTestFinished } from "vitest";
import { appTests } from "../../../../test/app-tests";
import { picture } from "../../../media/testing/image-files";
import { features } from "../../index.server";
import { runImportCommand } from "../command.server";
import { oldNewsAddresses } from "../old-addresses.server";
import { guessedSheet } from "./open-sheet.server";
import type { SheetType } from "./sheet-types";

type Values = (string | number | Date | null)[][];

/** A file of these bytes, for one test. */
function written(name: string, bytes: Uint8Array | string): string {
  const folder = mkdtempSync(join(tmpdir(), "kapok-sheet-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const workbook = async (sheets: Record<string, Values>): Promise<Uint8Array> =>
  writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) });

describe("a spreadsheet", () => {
  const { app, staff } = appTests();

  const run = (old: string, { type, isDryRun = false }: { type?: SheetType; isDryRun?: boolean } = {}) =>
    runImportCommand(app.deps, features, { old, media: "", sheet: type && { type }, isDryRun });
  const news = async () => (await (await app.call("GET", "/api/newsByCat?cat=all")).json()).news;

  it("of news is imported once, reports bad cells by row and column, and is a draft where the date is invalid", async () => {
    const path = written(
      "news.xlsx",
      await workbook({
        Notes: [],
        消息: [
          ["Our news"],
          ["日期", "標題（繁體）", "Title (English)", "內容（繁體）", "類別", "精選"],
          [new Date("2024-05-03"), "步行籌款", "Walk", "第一段\n\n5 < 6", "籌款活動", "是"],
          ["sometime", "未定", "x".repeat(400), "", "Gala", ""],
          [new Date("2024-05-03"), "步行籌款", "Walk", "第一段\n\n5 < 6", "籌款活動", "是"],
        ],
      }),
    );
    const trial = await run(path, { isDryRun: true });
    expect(trial.text).toMatch(/News +2 would come/);
    expect(await news()).toEqual([]);
    const { text, incomplete } = await run(path);
    expect(text).toMatch(/News +2 came/);
    expect(incomplete).toBe(true);
    expect(text).toMatch(/row 4, column A, .*draft dated today.* sometime/);
    expect(text).toMatch(/row 4, column C, .*too long/);
    expect(text).toMatch(/row 4, column E, .*category not known\. Gala/);
    expect(text).toMatch(/row 5: .*row stands twice\. 3/);
    expect(await news()).toMatchObject([
      {
        ...{ date: "2024-05-03T00:00:00.000Z", category: ["Fund-raising Activities"], starred: true },
        tra: { header: "步行籌款", content: "<p>第一段</p><p>5 &lt; 6</p>" },
        eng: { header: "Walk" },
        sim: { header: "" },
      },
    ]);
    expect((await run(path)).text).toMatch(/News +0 came, 2 here already/);
    expect(await news()).toHaveLength(1);
    const ids = (await news()).map(({ _id }: { _id: string }) => _id);
    expect(await oldNewsAddresses(app.deps.db, new Set(ids))).toEqual([]);
  });

  it("of donors adds its names to those that staff have saved, equal ones too, and none in a second run", async () => {
    const donors = async () => (await (await app.call("GET", "/api/donors")).json()).donors;
    const path = written("捐款者.csv", "姓名,Name\n陳大文,Chan Tai Man\n,Lee\n陳大文,\n");
    expect((await run(path)).text).toMatch(
      /Donors +1 came \(names: 2 in English, 2 in Traditional Chinese\)/,
    );
    const saved = await app.call("POST", "/api/adddonor", {
      headers: staff,
      json: { eng: ["Chan Tai Man", "Wong"], tra: ["陳大文", "陳大文"], sim: [] },
    });
    expect(saved.status).toBe(200);
    const more = written("donors 2.csv", "中文名（繁體）,Name\n陳大文,Chan Tai Man\n李,Lee\n");
    expect((await run(more)).text).toMatch(
      /Donors +1 came \(names: 1 in English, 1 in Traditional Chinese\)/,
    );
    expect(JSON.stringify(await donors())).toContain(JSON.stringify(["Chan Tai Man", "Wong", "Lee"]));
    expect(JSON.stringify(await donors())).toContain(JSON.stringify(["陳大文", "陳大文", "李"]));
    expect((await run(more)).text).toMatch(/Donors +0 came, 1 here already/);
  });

  it("of charity items names its photos by files of the library", async () => {
    const file = new FormData();
    const bytes = await picture(320, 240).jpeg().toBuffer();
    file.set("file", new File([new Uint8Array(bytes)], "Bag.jpg", { type: "image/jpeg" }));
    const { public_id } = await (
      await app.call("POST", "/api/upload", { headers: staff, body: file })
    ).json();
    const path = written("bazaar.csv", 'Item;Price;Photos\nBag;80;"bag.jpg, gone.jpg"\nCup;"HK$20";\n');
    const { text } = await run(path, { type: "charityItems" });
    expect(text).toMatch(/row 2, column C, .*not found\. gone\.jpg/);
    const { items } = await (await app.call("GET", "/api/charityItems")).json();
    expect(items).toMatchObject([
      { price: "80", coverId: [public_id, null, null, null], eng: { name: "Bag" } },
    ]);
  });

  it("of charity items without a photo leaves drafts, which need one before they are published", async () => {
    const path = written("cups.csv", 'Item,Price,Photos,Remarks\nCup,HK$20,,blue\nJar,,gone.jpg,\n"",,,\n');
    const { text, incomplete } = await run(path, { type: "charityItems" });
    expect(text).toMatch(/Charity items +2 came/);
    expect(text).toMatch(/row 2, column C, “Cup”: This came as a draft.*no photo/);
    expect(text).toMatch(/row 3, column C, “Jar”: .*not found/);
    expect(text).toMatch(/row 3, column C, “Jar”: This came as a draft.*no photo/);
    expect(text).toMatch(/row 1, column D, “Remarks”: This column was left out/);
    expect(incomplete).toBe(true);
    const { items } = await (await app.call("GET", "/api/charityItems")).json();
    expect(JSON.stringify(items)).not.toMatch(/Cup|Jar/);
    const list = await (await app.call("GET", "/api/content/charityItems", { headers: staff })).json();
    const cup = list.entries.find((each: { title?: string }) => JSON.stringify(each).includes("Cup"));
    const published = await app.call("POST", `/api/content/charityItems/${cup.id}/publish`, {
      headers: staff,
      json: { revision: cup.revision, langs: ["eng"] },
    });
    expect([published.status, await published.text()]).toEqual([400, expect.stringContaining("langs")]);
    expect((await run(path, { type: "charityItems" })).text).toMatch(/Charity items +0 came, 2 here already/);
  });

  it.each<[string, string, string, string[]]>([
    [
      "UTF-8 without a mark and semicolons",
      "utf8",
      "標題;Date;正文\n甲;2024;乙",
      ["tra.header", "date", "tra.content"],
    ],
    [
      "UTF-16 and tabs, as Unicode text of Excel",
      "utf16",
      "标题\tDate\n新闻发布\t2024",
      ["sim.header", "date"],
    ],
  ])("in %s is read", async (_, encoding, text, columns) => {
    const bytes =
      encoding === "utf8" ? text : Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
    const { mapping } = await guessedSheet(app.deps.db, written("a.csv", bytes), "a.csv");
    expect(mapping).toMatchObject({ type: "news", headingRow: 1, columns });
  });

  it("is refused where it is no such file, an old or a damaged one, or packs far more than it says", async () => {
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    await expect(run(written("a.xls", old))).rejects.toThrow(/old kind/);
    await expect(run(written("a.pdf", Buffer.from("%PDF-1.7\n\0\0")))).rejects.toThrow(
      /This file cannot be imported/,
    );
    const whole = await workbook({ A: [["Title"], ["x".repeat(100)]] });
    await expect(run(written("a.xlsx", whole.slice(0, -30)))).rejects.toThrow(/damaged/);
    const bomb = Buffer.from(whole);
    for (let at = bomb.indexOf("PK\u0001\u0002"); at >= 0; at = bomb.indexOf("PK\u0001\u0002", at + 4))
      bomb.writeUInt32LE(0x7fffffff, at + 24);
    await expect(run(written("b.xlsx", bomb))).rejects.toThrow(/too large/);
  });
});
