import { expect, it } from "vitest";
import { parentsFirst } from "./schema.server";

it("puts each table after those that it refers to", () => {
  const references = [
    { child: "a_photo", parent: "item" },
    { child: "item", parent: "media" },
    { child: "a_photo", parent: "media" },
    { child: "item", parent: "item" },
  ];
  expect(parentsFirst(["a_photo", "item", "media"], references)).toEqual(["media", "item", "a_photo"]);
});

it("says which tables refer to each other in a circle", () => {
  const references = [
    { child: "a", parent: "b" },
    { child: "b", parent: "a" },
  ];
  expect(() => parentsFirst(["a", "b", "c"], references)).toThrow("circle: a, b");
});
