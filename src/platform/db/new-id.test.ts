import { expect, it } from "vitest";
import { newId, newSecretId } from "./database.server";

it("gives ids of one shape that sort in the order in which they were given, also within a millisecond", () => {
  const ids = Array.from({ length: 5000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
});

it("gives ids of files 74 bits that are random, be they of one millisecond, and counts none of them on", () => {
  const bits = Array.from({ length: 20_000 }, newSecretId).map((id) => BigInt(`0x${id.replaceAll("-", "")}`));
  const set = (bit: number) => bits.filter((each) => (each >> BigInt(bit)) & 1n).length / bits.length;
  const random = Array.from({ length: 128 }, (_, bit) => bit).filter(
    (bit) => Math.abs(set(bit) - 0.5) < 0.03,
  );
  // 62 at the end, and the 12 before the two bits of the variant; the time before them is known to whoever uploads.
  const own = Array.from({ length: 76 }, (_, bit) => bit).filter((bit) => bit !== 62 && bit !== 63);
  expect(random.filter((bit) => bit < 76)).toEqual(own);
  expect(bits.filter((each, at) => each === (bits[at - 1] ?? 0n) + 1n)).toEqual([]);
});
