import { expect, it } from "vitest";
import type { Database } from "./database.server";
import { atRevision } from "./site-revision.server";

const db = {} as Database;

/** A reader that counts its calls, and fails while it is set to. */
function counted() {
  const state = { reads: 0, isAway: false };
  const read = atRevision(async () => {
    state.reads += 1;
    if (state.isAway) throw new Error("away");
    return state.reads;
  });
  return { state, at: (revision: number) => read({ db, pages: { revision } }) };
}

it("reads once for each revision, however many ask at the same time", async () => {
  const { at } = counted();
  expect(await Promise.all([at(1), at(1), at(1)])).toEqual([1, 1, 1]);
  expect([await at(1), await at(2), await at(2)]).toEqual([1, 2, 2]);
});

it("gives what was read before while the database is away, and reads again once it is back", async () => {
  const { state, at } = counted();
  await at(1);
  state.isAway = true;
  expect([await at(2), await at(2)]).toEqual([1, 1]);
  state.isAway = false;
  expect(await at(2)).toBe(4);
});

it("fails where nothing was read before, and tries again", async () => {
  const { state, at } = counted();
  state.isAway = true;
  await expect(at(1)).rejects.toThrow("away");
  state.isAway = false;
  expect(await at(1)).toBe(2);
});
