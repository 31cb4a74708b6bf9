import { PDFDocument } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { judge } from "../media/judge/judge.server";
import { drawFormSheet, type FormSheet } from "./form-sheet.server";

const SHEET: FormSheet = {
  lang: "tra",
  charity: "木棉脊髓肌肉萎縮症協會",
  title: ["Membership application", "會員申請表"],
  intro: ["如填寫表格有困難，歡迎致電或來函，我們會與您一起完成。"],
  parts: [{ heading: "個人資料", choices: ["家屬"], fields: ["姓名", "地址…"] }],
  footer: "香港北角",
};

describe("a drawn form", () => {
  it("is a PDF that may be uploaded, says its language and title, and can be filled in", async () => {
    const bytes = await drawFormSheet(SHEET);
    expect((await judge(bytes)).format).toBe("pdf");
    const document = await PDFDocument.load(bytes);
    expect(document.getTitle()).toBe("Membership application");
    expect(document.catalog.toString()).toContain("/Lang (zh-Hant-HK)");
    expect(document.getForm().getFields()).toHaveLength(3);
  });

  it("carries the Chinese characters it shows, and none when it is English", async () => {
    const fonts = async (sheet: FormSheet) =>
      (await PDFDocument.load(await drawFormSheet(sheet))).context
        .enumerateIndirectObjects()
        .filter(([, object]) => object.toString().includes("/CIDFontType0C")).length;
    expect(await fonts(SHEET)).toBe(1);
    const english = { ...SHEET, lang: "eng" as const, charity: "Kapok", title: ["Form"], intro: [] };
    expect(await fonts({ ...english, parts: [], footer: "Hong Kong" })).toBe(0);
  });

  it("says which character its font lacks", async () => {
    await expect(drawFormSheet({ ...SHEET, footer: "龘" })).rejects.toThrow("no 龘");
  });
});
