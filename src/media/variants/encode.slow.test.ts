import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { plain } from "../../../test/hostile/image-bombs";
import type { MediaFile } from "../registry.server";
import { encodeWidth } from "./encode.server";

/** The bytes by which the process grows at most while `work` is done. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  let isDone = false;
  const watching = (async () => {
    for (; !isDone; await setTimeout(2)) most = Math.max(most, process.memoryUsage.rss());
  })();
  await work();
  isDone = true;
  await watching;
  return most - before;
}

test("the largest size there can be takes its own pixels and hardly more", async () => {
  const original = await plain(1900, 26_000).jpeg({ optimiseCoding: false }).toBuffer();
  const file = { fallback: "jpg" } as MediaFile;
  const pixels = 1900 * 26_000 * 3;
  expect(await growth(() => encodeWidth(original, file, 1920))).toBeLessThan(1.5 * pixels);
});
