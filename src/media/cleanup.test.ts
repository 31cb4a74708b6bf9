import pino from "pino";
import { describe, expect, test } from "vitest";
import type { Deps } from "../platform/deps.server";
import { originalKey } from "./blobs/blob-store.server";
import { cleanUpMedia } from "./cleanup.server";
import { picture } from "./testing/image-files";
import { pdfFile } from "./testing/pdf-files";
import { PLACES, testStore } from "./testing/test-store";

const HOUR = 60 * 60 * 1000;
const never = new AbortController().signal;

type Store = Awaited<ReturnType<typeof testStore>>;

/** Sweeps as it would be done in so many hours; gives what was logged. */
async function sweep({ db, media }: Store, hours: number): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  await cleanUpMedia({ db, media, log } as unknown as Deps, new Date(Date.now() + hours * HOUR), never);
  return lines;
}

async function addFile({ media, db }: Store): Promise<void> {
  const bytes = await picture(200, 100).jpeg().toBuffer();
  await media.accept(db, { bytes, filename: "a.jpg", uploadedBy: "may" });
  await media.accept(db, { bytes: pdfFile(), filename: "a.pdf", uploadedBy: "may" });
  await media.settled();
}

describe.each(PLACES)("a media store in %s", (place) => {
  test("loses what no row has known for a day, and nothing else", async () => {
    const store = await testStore(place);
    await addFile(store);
    const known = await store.keys();
    const orphan = await store.media.take({ bytes: pdfFile(), filename: "b.pdf", uploadedBy: "may" });
    expect(await sweep(store, 23)).toEqual([]); // it may be about to be registered
    expect(await store.keys()).toContain(originalKey(orphan.id));
    expect(await sweep(store, 25)).toEqual([expect.objectContaining({ removed: 1, left: 0 })]);
    expect(await store.keys()).toEqual(known);
    expect(store.media.work().swept).toBe(1);
    expect(await sweep(store, 25)).toEqual([]);
  });

  test("loses the sizes of a file that is no longer known, and leaves what is not ours", async () => {
    const store = await testStore(place);
    await addFile(store);
    await store.blobs.put("somebody/else", Buffer.from("x"));
    const image = store.db.$extendTables<{ media: { kind: string } }>();
    await image.deleteFrom("media").where("kind", "=", "image").execute();
    expect(await sweep(store, 25)).toEqual([expect.objectContaining({ removed: 1 })]);
    expect(await store.keys()).toEqual([expect.stringMatching(/\/original$/), "somebody/else"]);
  });

  test("loses nothing to a database that knows hardly any of it", async () => {
    const store = await testStore(place);
    await addFile(store);
    const before = await store.keys();
    await store.db.$extendTables<{ media: { kind: string } }>().deleteFrom("media").execute();
    expect(await sweep(store, 25)).toEqual([expect.objectContaining({ level: 50, known: 0, orphans: 2 })]);
    expect(await store.keys()).toEqual(before);
  });
});
