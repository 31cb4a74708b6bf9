import { expect, it } from "vitest";
import { type Place, placesOf } from "./menu-room";

const ENGLISH = { brand: "Kapok", donate: "Donate", more: "More" };
const CHINESE = { brand: "木棉會", donate: "捐款", more: "更多" };

/** The place of each entry; a name with an arrow opens others. */
const placed = (names: readonly string[], beside = ENGLISH): Record<Place, string[]> => {
  const entries = names.map((name) => ({ text: name.replace(" ▾", ""), isGroup: name.endsWith("▾") }));
  const places = placesOf(entries, beside);
  const at = (place: Place) => names.filter((_, index) => places[index] === place);
  return { row: at("row"), wideRow: at("wideRow"), more: at("more") };
};

const FIRST = ["Home", "About ▾", "SMA", "Get Involved"];

it("leaves the menu that came with Kapok in one row", () => {
  expect(placed(FIRST)).toEqual({ row: FIRST, wideRow: [], more: [] });
  const chinese = ["主頁", "關於我們 ▾", "認識 SMA", "參與支持"];
  expect(placed(chinese, CHINESE)).toEqual({ row: chinese, wideRow: [], more: [] });
});

it("puts one entry more under More, in a narrower window also the one before it", () => {
  expect(placed([...FIRST, "Summer camp 2027"])).toEqual({
    row: ["Home", "About ▾", "SMA"],
    wideRow: ["Get Involved"],
    more: ["Summer camp 2027"],
  });
});

it("leaves the first entry in the row, however long the others are", () => {
  const names = ["Home", "A very long name of a page that nobody could read in a menu", "B", "C"];
  expect(placed(names)).toEqual({ row: ["Home"], wideRow: [], more: names.slice(1) });
});
