import fc from "fast-check";
import { expect, it } from "vitest";
import { entryIdOf } from "./save-record.server";

const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));

it("gives ids that are in the order of the old ones, whatever came between", () => {
  fc.assert(
    fc.property(hex(24), hex(24), (one, other) => {
      const [first = "", second = ""] = [one, other].map((id) => entryIdOf("news", id));
      expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Math.sign(first.localeCompare(second))).toBe(Math.sign(one.localeCompare(other)));
    }),
  );
});

it("gives an id of the moment of the old one, another for each type, and none for what says no moment", () => {
  const id = entryIdOf("news", "5cce6600000000000000000a") ?? "";
  const moment = Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
  expect(new Date(moment).toISOString()).toBe("2019-05-05T04:26:40.000Z");
  expect(entryIdOf("notes", "5cce6600000000000000000a")).not.toBe(id);
  expect([entryIdOf("news", "12"), entryIdOf("news", "abc-def")]).toEqual([undefined, undefined]);
});
