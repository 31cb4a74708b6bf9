import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Phrase, words } from "./phrase";

it("breaks Chinese between words, never before a closing mark or after an opening one", () => {
  expect(words("三種藥物，並排細看：「同行同轆」", "tra").join("|")).toBe(
    "三種|藥物，|並排|細看：|「同行|同|轆」",
  );
});

it("keeps words whole that the dictionary does not know", () => {
  expect(words("繳費靈／支付寶／PayMe", "tra").join("|")).toContain("|支付寶／|");
  expect(words("脊髓性肌萎缩症（SMA）", "sim").join("|")).toMatch(/萎缩症\|（SMA）$/);
});

it("leaves no character out, in any order of marks", () => {
  for (const text of ["", "A", "「」", "。。", "2026 年 SMA 研討會（第二場）"]) {
    expect(words(text, "sim").join("")).toBe(text);
  }
});

it("marks the breaks for the browser, and leaves English alone", () => {
  expect(renderToStaticMarkup(<Phrase text="脊髓肌肉" lang="tra" />)).toBe(
    '<span class="phrase">脊髓<wbr/>肌肉</span>',
  );
  expect(renderToStaticMarkup(<Phrase text="Two words" lang="eng" />)).toBe("Two words");
});
