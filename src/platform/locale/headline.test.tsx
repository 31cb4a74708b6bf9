import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Lang } from "./lang";
import { Headline } from "./phrase";

/** The parts of a heading that stay in one line, in brackets. */
const pieces = (text: string, lang: Lang) =>
  renderToStaticMarkup(<Headline text={text} lang={lang} />)
    .replaceAll(/<span class="phrase">(.*?)<\/span>/g, "$1")
    .replaceAll("<wbr/>", "|")
    .replaceAll('<span class="together">', "[")
    .replaceAll("</span>", "]");

it.each([
  ["Living with SMA, never alone", "eng", "Living [with SMA,] [never alone]"],
  ["Stand with people living with SMA", "eng", "Stand [with people] living [with SMA]"],
  ["A voice for the many", "eng", "[A voice] [for the many]"],
  [
    "Walk and Roll 2026: 251 of us along the harbour",
    "eng",
    "Walk [and Roll 2026:] [251 of us] along [the harbour]",
  ],
  [
    "Three medicines, side by side: how to read a treatment headline",
    "eng",
    "Three medicines, side [by side:] how [to read] [a treatment] headline",
  ],
  ["Hong Kong", "eng", "Hong Kong"],
  ["Kapok", "eng", "Kapok"],
  ["與 SMA 同行，從不孤單", "tra", "[與 |SMA |同行，][從不|孤單]"],
  ["十九部輪椅、一艘渡輪和一位很有耐性的船長", "tra", "[十九部|輪椅、]一艘|渡輪|和|一位|很有|耐性|的|船長"],
  ["一生的同路人", "sim", "一生|的|同路人"],
] as const)("does not break a line between words that belong together: %s", (text, lang, kept) => {
  expect(pieces(text, lang)).toBe(kept);
});

it("changes no character", () => {
  for (const text of ["A, b; c", "a , b", "，，", "", "與 SMA 同行，從不孤單！"]) {
    for (const lang of ["eng", "tra"] as const) {
      expect(pieces(text, lang).replaceAll(/[[\]|]/g, "")).toBe(text);
    }
  }
});
