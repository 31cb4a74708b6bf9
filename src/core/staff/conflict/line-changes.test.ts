import { expect, it } from "vitest";
import { lineChanges } from "./line-changes";

it("names the lines that came and went, each as often as it did", () => {
  expect(lineChanges(["a", "b", "b", "c"], ["a", "b", "d", "d"])).toEqual({
    added: ["d", "d"],
    removed: ["b", "c"],
    kept: 2,
  });
});

it("finds nothing in a change of order", () => {
  expect(lineChanges(["a", "b"], ["b", "a"])).toEqual({ added: [], removed: [], kept: 2 });
});
