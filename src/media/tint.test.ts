import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tintOf } from "./registry.server";

const CSS = readFileSync("src/site/css/tint.css", "utf8");

test.each([
  ["#000000", "tint-dark"],
  ["#808080", "tint-mid"],
  ["#fffdf8", "tint-light"],
  ["#7a1f1f", "tint-dark hue-1"],
  ["#c9a227", "tint-mid hue-2"],
  ["#2e7d32", "tint-mid hue-3"],
  ["#9fd8d6", "tint-light hue-4"],
  ["#1d2f6f", "tint-dark hue-6"],
  ["#c2185b", "tint-mid hue-0"],
])("%s is shown as %s, which the stylesheet has", (colour, classes) => {
  expect(tintOf(colour)).toBe(classes);
  for (const name of classes.split(" ")) {
    expect(CSS).toContain(`.${name} {`);
  }
});

test("no colour, no classes", () => {
  expect([tintOf(null), tintOf("")]).toEqual([undefined, undefined]);
});
