import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readBackup } from "../src/features/backup/archive/read.server";
import { writeBackupFile } from "../src/features/backup/archive/write.server";
import { newFolder } from "../src/features/backup/testing/place";
import { PLACE, tiledHeic } from "../src/media/testing/heic-files";
import { WIDTHS } from "../src/platform/media-urls";
import { appTests } from "./app-tests";

/** The marks of {@link PLACE} that stand in some bytes. */
const placesIn = (bytes: Uint8Array) => PLACE.marks.filter((mark) => Buffer.from(bytes).includes(mark));

describe("where a HEIC photo was taken", () => {
  const { app, staff } = appTests();

  it("is neither kept nor served, in no size and no backup", async () => {
    const photo = tiledHeic({ columns: 2, rows: 1, place: true });
    // The photo says it, and is read as saying it.
    expect(placesIn(photo)).toHaveLength(PLACE.marks.length);
    const { exif, xmp } = await sharp(photo).metadata();
    expect(placesIn(Buffer.concat([exif ?? Buffer.alloc(0), xmp ?? Buffer.alloc(0)]))).toHaveLength(
      PLACE.marks.length,
    );
    const body = new FormData();
    body.set("file", new File([new Uint8Array(photo)], "IMG_0001.HEIC"));
    const upload = await app.call("POST", "/api/upload", { headers: staff, body });
    const { public_id, format } = await upload.json();
    expect([upload.status, format]).toEqual([201, "jpg"]);
    await app.deps.media.settled();
    for (const width of WIDTHS) {
      for (const accept of ["image/avif", "image/webp", "image/jpeg"]) {
        const answer = await app.call("GET", `/media/${public_id}?w=${width}`, { headers: { accept } });
        expect(answer.status).toBe(200);
        const served = Buffer.from(await answer.arrayBuffer());
        expect(placesIn(served)).toEqual([]);
        expect(await sharp(served).metadata()).not.toHaveProperty("exif");
      }
    }
    const { blobs } = app.deps.media;
    const kept: Uint8Array[] = [];
    for await (const { key } of blobs.list()) kept.push((await blobs.read(key)) ?? new Uint8Array());
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.flatMap(placesIn)).toEqual([]);
    const folder = newFolder();
    const file = join(folder.path, "backup");
    await writeBackupFile(app.deps, file, new AbortController().signal);
    const images: string[] = [];
    await readBackup(file, undefined, ({ name }, bytes) => {
      expect([name, placesIn(bytes)]).toEqual([name, []]);
      if (name.startsWith("media/")) images.push(name);
    });
    expect(images.length).toBeGreaterThan(0);
    folder.remove();
  });
});
