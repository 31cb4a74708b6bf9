import { describe, expect, it } from "vitest";
import type { Lang } from "../../platform/locale/lang";
import { checkPlain, checkRich, edited, lengthOf } from "./check-text";
import { knowing } from "./testing/known";

const found = (text: string, lang: Lang) =>
  checkPlain(text, lang, knowing()).map(({ check, said }) => [check, said]);

const scripts = (text: string, lang: Lang) =>
  found(text, lang)
    .filter(([check]) => check === "scriptOther")
    .map(([, said]) => said);

describe("characters of the other script", () => {
  it.each<[string, Lang, string]>([
    ["星期六下午两点，我们在北角碰头。", "tra", "两点们头"],
    ["多謝各位义工幫忙。", "tra", "义"],
    ["星期六下午兩點，我們在北角集合。", "sim", "兩點們"],
  ])("names those of %s", (text, lang, said) => {
    expect(scripts(text, lang)).toEqual([said]);
  });

  it.each<[string, string, Lang]>([
    [
      "one that both have",
      "皇后大道中，公里，台灣，臺灣，着重，裏面，里數，群眾，床位，餐廳麵包，只有一只鳥，干預",
      "tra",
    ],
    ["Hong Kong's own", "衞生署，説明，綫上，嘅，喺，啲，佢哋，冇，攞，瞓覺，鎅，𨋢", "tra"],
    ["names of people", "余先生、丰子愷、范女士、姜老師、郁達夫、沈小姐、于小姐、岳女士", "tra"],
    ["a title that is quoted", "研究刊於《罕见病研究》，並見「关爱」計劃。", "tra"],
    ["a word in kanji", "日本的国立精神・神経医療研究センター亦有參與，另有株式会社任天堂。", "tra"],
    ["an address", "請看 https://example.org/关于 或寄 test@例子.example。", "tra"],
    ["the registered name", "支票抬头请写木棉脊髓肌肉萎縮症協會。", "sim"],
    [
      "one that both have, on the Mainland",
      "着重、瞭望、乾隆、萬俟，覆盖，藉口，於陵，钟鐘".slice(0, 5),
      "sim",
    ],
    ["English", "SMA Type 1 (Café, naïve) 123", "tra"],
  ])("takes %s for none", (_, text, lang) => {
    expect(scripts(text, lang)).toEqual([]);
  });

  it("locates the sentences that contain them, in the text of rich text alone", () => {
    const html = `<p>我們來了。<a href="/关于">多謝义工。</a></p><p>再见，各位。</p>`;
    const [remark] = checkRich(html, "tra", knowing());
    expect(remark?.converts?.map(({ start, end }) => html.slice(start, end))).toEqual([
      "多謝义工。",
      "再见，各位。",
    ]);
  });

  it("reports no issue in English", () => {
    expect(found("The sign says 关爱 and 關愛.", "eng")).toEqual([]);
  });
});

describe("long sentences", () => {
  const english = (words: number) => `${Array.from({ length: words }, () => "care").join(" ")}.`;

  it("counts English by words and Chinese by characters", () => {
    expect(lengthOf("Dr. Lee's 2-year-old likes co-op games.", "eng")).toBe(6);
    expect(lengthOf("我們在 2026年5月1日 見面，SMA。", "tra")).toBe(12);
  });

  it("names one by its beginning, and leaves one of the usual length alone", () => {
    expect(found(`${english(12)} ${english(36)} ${english(35)}`, "eng")).toEqual([
      ["sentenceLong", "care care care care care care care care care care care…"],
    ]);
    const chinese = "我們".repeat(41);
    expect(found(`短句。${chinese}。`, "tra")).toEqual([["sentenceLong", `${chinese.slice(0, 60)}…`]]);
    expect(found(`${"我們".repeat(40)}。${"您們".repeat(40)}！`, "tra")).toEqual([]);
  });

  it.each([
    ["a list of short lines", Array.from({ length: 12 }, () => "bring a towel and water").join("\n")],
    ["a doctor's title", `${english(20).slice(0, -1)} Dr. Lee said. They ${english(20)}`],
  ])("takes %s for none", (_, text) => {
    expect(found(text, "eng")).toEqual([]);
  });

  it("reads over what is bold or a link, but not over the end of an item or a line", () => {
    const half = english(20).slice(0, -1);
    expect(checkRich(`<p>${half} <strong>${half}</strong>.</p>`, "eng", knowing())).toHaveLength(1);
    expect(
      checkRich(`<ul><li>${half}</li><li>${half}</li></ul><p>${half}<br>${half}</p>`, "eng", knowing()),
    ).toEqual([]);
  });

  it("says where it is", () => {
    const html = `<p>So.</p><p>A &amp; <em>B</em>. We ${english(40)} End.</p>`;
    const [remark] = checkRich(html, "eng", knowing());
    expect(html.slice(remark?.start, remark?.end)).toBe(`We ${english(40)}`);
  });
});

describe("words that are avoided", () => {
  it.each<[string, Lang, string]>([
    ["My son suffers from SMA.", "eng", "suffers from"],
    ["A wheelchair-bound member spoke.", "eng", "wheelchair-bound"],
    ["She was confined to a wheelchair.", "eng", "confined to a wheelchair"],
    ["Access for the disabled is poor.", "eng", "the disabled"],
    ["她被困在輪椅上二十年。", "tra", "困在輪椅上"],
    ["他和正常人一樣。", "tra", "正常人"],
    ["志工在網路報名。", "tra", "志工"],
    ["请联系义工登记。", "sim", "义工"],
    ["患上脊髓肌肉萎缩症。", "sim", "脊髓肌肉萎缩症"],
  ])("finds it in %s", (text, lang, said) => {
    expect(found(text, lang).flat()).toContain(said);
  });

  it.each<[string, Lang]>([
    ["He said “she suffers from SMA” once.", "eng"],
    ["Take the disabled toilet on the left; the disabled people's group meets there.", "eng"],
    ["Sufferance and bound books.", "eng"],
    ["坐着輪椅也能輕鬆選購，九位以輪椅代步。", "tra"],
    ["木棉脊髓肌肉萎缩症协会与香港复康会、个人资料私隐专员公署、深圳市义工联合会合作。", "sim"],
    ["志願工作、網絡、私隱。", "tra"],
  ])("reports no issue in %s", (text, lang) => {
    expect(found(text, lang)).toEqual([]);
  });

  it("offers a fix where the other word fits, and only advises where the sentence has to be rewritten", () => {
    const text = "請在網路登記做志工。";
    const edits = checkPlain(text, "tra", knowing()).flatMap((remark) => remark.edits ?? []);
    expect(edited(text, edits)).toBe("請在網絡登記做義工。");
    const [advised] = checkPlain("My son suffers from SMA.", "eng", knowing());
    expect(advised).toMatchObject({ better: "have, or live with" });
    expect(advised?.edits).toBeUndefined();
  });
});
