import pino from "pino";
import { expect, test } from "vitest";
import type { Deps } from "../platform/deps.server";
import { originalKey } from "./blobs/blob-store.server";
import { cleanUpMedia } from "./cleanup.server";
import { mediaRegistry } from "./registry.server";
import { testStore } from "./testing/test-store";

const DAY = 24 * 60 * 60 * 1000;
/** More than a bucket lists in one answer. */
const FILES = 1010;
const AT_ONCE = 20;

const idOf = (number: number) => `0198f4c0-0000-7000-8000-${String(number).padStart(12, "0")}`;

const row = (id: string) => ({
  id,
  kind: "pdf" as const,
  format: "pdf" as const,
  fallback: null,
  bytes: 1,
  width: null,
  height: null,
  colour: null,
  original_filename: "a.pdf",
  uploaded_by: "may",
  created_at: new Date().toISOString(),
  ...{ blob: id, version: 1, deleted_at: null, withheld: null, made_from: null },
});

test("cleanup of a bucket with several list pages deletes orphans on each of them", async () => {
  const { db, media, blobs, keys } = await testStore("bucket");
  const ids = Array.from({ length: FILES }, (_, number) => idOf(number));
  const orphans = [ids[0], ids[999], ids[1000], ids.at(-1)];
  for (let from = 0; from < FILES; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    await Promise.all(some.map((id) => blobs.put(originalKey(id), Buffer.from("x"))));
    for (const id of some) if (!orphans.includes(id)) await mediaRegistry(db).insert(row(id));
  }
  const deps = { db, media, log: pino({ level: "silent" }) } as unknown as Deps;
  await cleanUpMedia(deps, new Date(Date.now() + 2 * DAY), new AbortController().signal);
  expect(media.work().swept).toBe(orphans.length);
  expect(await keys()).toEqual(ids.filter((id) => !orphans.includes(id)).map(originalKey));
}, 120_000);
