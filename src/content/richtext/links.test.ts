import { describe, expect, it } from "vitest";
import { hrefFromInput, safeHref } from "./links";

describe("safeHref", () => {
  it.each([
    "https://kapok.example/a b?c=d#e",
    "mailto:a@kapok.example?subject=x",
    "tel:+852 2123 4567",
    "/tra/about#top",
  ])("takes %s", (href) => {
    expect(safeHref(` ${href}\n`)).toBe(href);
  });

  it.each([
    "",
    null,
    "#top",
    "about",
    "//evil.example",
    "https:///evil.example",
    "http:\\\\evil.example",
    "ftp://x.example",
    "mailto:",
  ])("refuses %j", (href) => {
    expect(safeHref(href)).toBeNull();
  });
});

describe("hrefFromInput", () => {
  it.each([
    ["www.kapok.example", "https://www.kapok.example"],
    [" 木棉.香港/關於 ", "https://木棉.香港/關於"],
    ["info@kapok.example", "mailto:info@kapok.example"],
    ["+852 2123-4567", "tel:+85221234567"],
    ["/involved", "/involved"],
    ["http://kapok.example", "http://kapok.example"],
  ])("reads %s as %s", (typed, href) => {
    expect(hrefFromInput(typed)).toBe(href);
  });

  it.each(["", "kapok", "javascript:alert(1)", "two words.example", "not a link"])(
    "cannot read %j",
    (typed) => {
      expect(hrefFromInput(typed)).toBeNull();
    },
  );
});
