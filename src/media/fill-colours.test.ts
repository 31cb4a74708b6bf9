import pino from "pino";
import sharp from "sharp";
import { expect, test } from "vitest";
import { currentSiteRevision } from "../platform/db/site-revision.server";
import type { Deps } from "../platform/deps.server";
import { originalKey, variantKey } from "./blobs/blob-store.server";
import { fillColours } from "./fill-colours.server";
import { mediaRegistry } from "./registry.server";
import { testStore } from "./testing/test-store";

const never = new AbortController().signal;
const log = pino({ level: "silent" });

type Store = Awaited<ReturnType<typeof testStore>>;

/** Stores an image of one colour; gives its id. */
async function addImage({ db, media }: Store, background: string, alpha: number, format: "png" | "jpeg") {
  const flat = sharp({ create: { width: 40, height: 30, channels: 4, background } }).ensureAlpha(alpha);
  const bytes = await flat.toFormat(format).toBuffer();
  const { public_id } = await media.accept(db, { bytes, filename: "a", uploadedBy: "may" });
  await media.settled();
  return public_id;
}

const coloursOf = async ({ db }: Store, ids: string[]) =>
  Promise.all(ids.map(async (id) => (await mediaRegistry(db).find(id))?.colour));

/** Removes the stored colours, as in old rows. */
const forget = ({ db }: Store) =>
  db
    .$extendTables<{ media: { colour: string | null } }>()
    .updateTable("media")
    .set({ colour: null })
    .execute();

test("an upload has its colour at once; one that is transparent somewhere has none", async () => {
  const store = await testStore();
  const ids = [
    await addImage(store, "#336699", 1, "png"),
    await addImage(store, "rgba(51,102,153,0.5)", 1, "png"),
    await addImage(store, "#808080", 1, "jpeg"),
  ];
  expect(await coloursOf(store, ids)).toEqual(["#336699", "", "#808080"]);
});

test("images of before get theirs from their smallest size, once, and the pages are forgotten", async () => {
  const store = await testStore();
  const { db, media } = store;
  const fill = () => fillColours({ db, media, log } as unknown as Deps, new Date(), never);
  const ids = [
    await addImage(store, "#336699", 1, "png"),
    await addImage(store, "rgba(51,102,153,0.5)", 1, "png"),
    await addImage(store, "#808080", 1, "jpeg"),
  ];
  const [lost = "", ...others] = ids;
  const revision = await currentSiteRevision(db);
  await forget(store);
  for (const key of [originalKey(lost), variantKey(lost, 160, "jpg")]) await media.blobs.delete(key);
  await fill();
  expect(await coloursOf(store, ids)).toEqual([null, "", "#808080"]);
  expect(await currentSiteRevision(db)).toBe(revision + 1);
  await fill();
  expect(await coloursOf(store, others)).toEqual(["", "#808080"]);
  expect(await currentSiteRevision(db)).toBe(revision + 1);
});
