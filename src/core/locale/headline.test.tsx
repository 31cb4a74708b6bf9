import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Headline } from "./headline";
import type { Lang } from "./lang";

/** The parts of a heading that stay together, in brackets. */
const blocks = (text: string, lang: Lang) =>
  renderToStaticMarkup(<Headline text={text} lang={lang} />)
    .replaceAll(/<span class="phrase">(.*?)<\/span>/g, "$1")
    .replaceAll("<wbr/>", "|")
    .replaceAll('<span class="together">', "[")
    .replaceAll("</span>", "]");

it.each([
  ["Living with SMA, never alone", "eng", "[Living [with SMA,]] [never alone]"],
  ["Stand with people living with SMA", "eng", "Stand [with people] living [with SMA]"],
  ["A voice for the many", "eng", "[A voice] [for the many]"],
  ["Kapok", "eng", "Kapok"],
  ["與 SMA 同行，從不孤單", "tra", "[與 |SMA |同行，][從不|孤單]"],
  ["一生的同路人", "sim", "一生|的|同路人"],
] as const)("keeps together what belongs together: %s", (text, lang, kept) => {
  expect(blocks(text, lang)).toBe(kept);
});

it("changes no character", () => {
  for (const text of ["A, b; c", "a , b", "，，", "", "與 SMA 同行，從不孤單！"]) {
    for (const lang of ["eng", "tra"] as const) {
      expect(blocks(text, lang).replaceAll(/[[\]|]/g, "")).toBe(text);
    }
  }
});
