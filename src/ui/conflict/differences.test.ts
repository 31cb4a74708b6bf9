import { expect, it } from "vitest";
import { differences, lineChanges, linesAt, merge } from "./differences";

const base = { coverId: "a", starred: false, eng: { header: "Base", content: "<p>Same</p>" }, list: ["x"] };
const mine = { ...base, eng: { ...base.eng, header: "Mine" }, list: ["x", "y"] };
const theirs = { ...base, coverId: "b", eng: { ...base.eng, header: "Theirs" } };
const paths = ["coverId", "starred", "eng.header", "eng.content", "list"];

it("sorts the parts that differ by who has changed them", () => {
  expect(differences({ mine, theirs, base }, paths)).toEqual({
    both: ["eng.header"],
    theirsOnly: ["coverId"],
    mineOnly: ["list"],
  });
});

it("reports a conflict where both changed, though not when both came to the same", () => {
  const alike = { ...theirs, eng: mine.eng };
  expect(differences({ mine, theirs: alike, base }, paths).both).toEqual([]);
});

it("takes every difference for a change of both where nothing is known of what was before", () => {
  expect(differences({ mine, theirs }, paths).both).toEqual(["coverId", "eng.header", "list"]);
});

it("takes from the other version what was chosen and touches neither", () => {
  expect(merge(mine, theirs, ["eng.header", "coverId"])).toEqual({
    ...mine,
    coverId: "b",
    eng: { header: "Theirs", content: "<p>Same</p>" },
  });
  expect(mine.eng.header).toBe("Mine");
});

it("gives a part in lines: a text as it was typed, a rich one by its blocks, people with their titles", () => {
  const form = {
    names: "Ann <3 & Co\nBob",
    text: "<p>One &amp; two</p><ul><li>Three</li></ul>",
    people: [{ name: "Ann", title: "Chair" }],
    none: null,
    yes: true,
  };
  expect(linesAt(form, "names", false)).toEqual(["Ann <3 & Co", "Bob"]);
  expect(linesAt(form, "text", true)).toEqual(["One & two", "Three"]);
  expect(linesAt(form, "people", false)).toEqual(["Ann · Chair"]);
  expect(linesAt(form, "none", false)).toEqual([]);
  expect(linesAt(form, "yes", false)).toEqual(["✓"]);
});

it("names the lines that came and went, each as often as it did", () => {
  expect(lineChanges(["a", "b", "b", "c"], ["a", "b", "d", "d"])).toEqual({
    added: ["d", "d"],
    removed: ["b", "c"],
    unchanged: 2,
  });
});

it("finds nothing in a change of order", () => {
  expect(lineChanges(["a", "b"], ["b", "a"])).toEqual({ added: [], removed: [], unchanged: 2 });
});

it("compares named parts one by one, and accepts both where they do not touch the same words", () => {
  const before = { alts: { a: { eng: "Boat", tra: "船" } } };
  const here = { alts: { a: { eng: "A boat", tra: "船" } } };
  const there = { alts: { a: { eng: "Boat", tra: "小船" }, b: { eng: "Tree" } } };
  const versions = { mine: here, theirs: there, base: before };
  const found = differences(versions, ["alts.*.eng", "alts.*.tra"]);
  expect(found).toEqual({ both: [], theirsOnly: ["alts.b.eng", "alts.a.tra"], mineOnly: ["alts.a.eng"] });
  expect(merge<object>(here, there, found.theirsOnly)).toEqual({
    alts: { a: { eng: "A boat", tra: "小船" }, b: { eng: "Tree" } },
  });
  expect(merge<object>({}, there, ["alts.b.eng"])).toEqual({ alts: { b: { eng: "Tree" } } });
});
