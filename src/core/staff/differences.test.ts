import { expect, it } from "vitest";
import { differences, merge } from "./differences";

const mine = { coverId: "a", starred: false, eng: { header: "Mine", content: "<p>Same</p>" }, list: ["x"] };
const theirs = { coverId: "b", starred: true, eng: { header: "Theirs", content: "<p>Same</p>" }, list: [] };
const paths = ["coverId", "starred", "eng.header", "eng.content", "list"];

it("names the parts that differ, in words", () => {
  expect(differences(mine, theirs, paths)).toEqual([
    { path: "coverId", mine: "a", theirs: "b" },
    { path: "starred", mine: "–", theirs: "✓" },
    { path: "eng.header", mine: "Mine", theirs: "Theirs" },
    { path: "list", mine: "x", theirs: "" },
  ]);
});

it("takes from the other version what was chosen and touches neither", () => {
  expect(merge(mine, theirs, ["eng.header", "list"])).toEqual({
    ...mine,
    eng: { header: "Theirs", content: "<p>Same</p>" },
    list: [],
  });
  expect(mine.eng.header).toBe("Mine");
});
