import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Phrase, words } from "./phrase";

it("breaks Chinese between words, never before a closing mark or after an opening one", () => {
  expect(words("三種藥物，並排細看：「同行同轆」", "tra").join("|")).toBe(
    "三種|藥物，|並排|細看：|「同行|同轆」",
  );
});

it("does not split words that the dictionary does not know", () => {
  expect(words("繳費靈／支付寶／PayMe", "tra").join("|")).toContain("|支付寶／|");
  expect(words("脊髓性肌萎缩症（SMA）", "sim").join("|")).toBe("脊髓性肌萎缩症|（SMA）");
  expect(words("脊髓肌肉萎縮症的同路人", "tra").join("|")).toBe("脊髓肌肉萎縮症|的|同路人");
  expect(words("確診後由過來人聯絡", "tra").join("|")).toBe("確診|後|由|過來人|聯絡");
});

it.each([
  ["十九部輪椅、一艘渡輪", "tra", "十九部|輪椅、|一艘|渡輪"],
  ["「同行同轆 2026」：251 人結伴", "tra", "「同行|同轆 |2026」：|251\u00A0人|結伴"],
  ["第三十五屆週年大會", "tra", "第三十五屆|週年|大會"],
  ["第 2 型 SMA、SMN1 基因", "tra", "第\u00A02\u00A0型 |SMA、|SMN1 |基因"],
  ["年度会员大会：一页看懂", "sim", "年度|会员|大会：|一页|看懂"],
  ["等待：第十期志愿者", "sim", "等待：|第十期|志愿者"],
  ["“同行同辘 2026”：251 人一起走", "sim", "“同行|同辘 |2026”：|251\u00A0人|一起|走"],
  ["几位病友、两个人", "sim", "几位|病友、|两个人"],
] as const)("does not split a number from its unit: %s", (text, lang, parts) => {
  expect(words(text, lang).join("|")).toBe(parts);
});

it.each([
  ["《軟滑好滋味》食譜", "《軟滑|好滋味》|食譜"],
  ["為斟茶的人斟杯茶：照顧者下午茶", "為|斟茶|的|人|斟杯茶：|照顧者|下午茶"],
  ["覆診日逐步看：會見到誰、可以問甚麼", "覆診日|逐步|看：|會見到誰、|可以|問|甚麼"],
])("does not split the words of a heading: %s", (text, parts) => {
  expect(words(text, "tra").join("|")).toBe(parts);
});

it("leaves no character out, in any order of marks", () => {
  for (const text of ["", "A", "「」", "。。", "2026年 SMA 研討會（第二場）"]) {
    expect(words(text, "sim").join("")).toBe(text);
  }
});

it("marks the breaks for the browser, and leaves English alone", () => {
  expect(renderToStaticMarkup(<Phrase text="慈善團體" lang="tra" />)).toBe(
    '<span class="phrase">慈善<wbr/>團體</span>',
  );
  expect(renderToStaticMarkup(<Phrase text="Two words" lang="eng" />)).toBe("Two words");
});
