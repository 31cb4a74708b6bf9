import { expect, it } from "vitest";
import { suggestedAddress, typedPageAddress } from "./feature.server";

it.each([
  ["Family Day 2026", "/family-day-2026"],
  ["Parents’ evening: “Breathe”", "/parents-evening-breathe"],
  ["Café & SMA", "/cafe-sma"],
  ["SMA 家庭日", "/sma"],
  ["2027 夏令營", "/page-2027"],
  ["家庭日", undefined],
  [`${"word ".repeat(20)}`, "/word-word-word-word-word-word-word-word-word-word-word-word"],
  ["x".repeat(80), `/${"x".repeat(60)}`],
])("the title %s suggests %s", (title, address) => {
  expect(suggestedAddress(title)).toBe(address);
});

it.each([
  ["/family-day", "/family-day"],
  [" Family-Day ", "/family-day"],
  ["/a/b", undefined],
  ["家庭日", undefined],
  ["family day", undefined],
  ["-", undefined],
])("typed as %s it is %s", (typed, address) => {
  expect(typedPageAddress(typed)).toBe(address);
});
