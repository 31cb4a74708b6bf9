import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { mediaRegistry } from "./registry.server";
import { picture, sidewaysPhoto, tiles } from "./testing/image-files";
import { pdfFile } from "./testing/pdf-files";
import { PLACES, testStore } from "./testing/test-store";

async function stored(
  store: Awaited<ReturnType<typeof testStore>>,
  bytes: Uint8Array,
  filename = "photo.jpg",
) {
  const { public_id } = await store.media.accept(store.db, { bytes, filename, uploadedBy: "may" });
  const file = await mediaRegistry(store.db).find(public_id);
  if (!file) throw new Error("not registered");
  return file;
}

describe.each(PLACES)("a media store in %s", (place) => {
  test("an accepted image is registered and answered as the hosted widget did", async () => {
    const { db, media } = await testStore(place);
    const bytes = await sidewaysPhoto(400, 300);
    const answer = await media.accept(db, {
      bytes,
      filename: "C:\\photos\\步行 2026.jpg",
      uploadedBy: "may",
    });
    expect(answer).toEqual({
      public_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      original_filename: "步行 2026.jpg",
      resource_type: "image",
      format: "jpg",
      bytes: bytes.length,
      width: 300,
      height: 400,
    });
    expect(await mediaRegistry(db).find(answer.public_id)).toMatchObject({
      uploaded_by: "may",
      kind: "image",
    });
  });

  test("a PDF is answered as raw, without a size in pixels", async () => {
    const { db, media } = await testStore(place);
    const answer = await media.accept(db, { bytes: pdfFile(), filename: "表格.pdf", uploadedBy: "may" });
    expect(answer).toMatchObject({ resource_type: "raw", format: "pdf", original_filename: "表格.pdf" });
    expect(answer).not.toHaveProperty("width");
  });

  test("a refused file leaves nothing behind", async () => {
    const { db, media, keys } = await testStore(place);
    const refused = media.accept(db, {
      bytes: Buffer.from("GIF89a......."),
      filename: "a.jpg",
      uploadedBy: "may",
    });
    await expect(refused).rejects.toMatchObject({ status: 415, key: "gifUnsupported" });
    expect(await keys()).toEqual([]);
  });

  test("an image that cannot be registered leaves nothing behind", async () => {
    const { db, media, keys } = await testStore(place);
    await db.schema.dropTable("media").execute();
    const bytes = await picture(20, 20).jpeg().toBuffer();
    await expect(media.accept(db, { bytes, filename: "a.jpg", uploadedBy: "may" })).rejects.toThrow(
      "no such table",
    );
    expect(await keys()).toEqual([]);
  });

  test("sizes are made in the background, none wider than the original", async () => {
    const store = await testStore(place);
    const file = await stored(store, await picture(700, 500).jpeg().toBuffer());
    await store.media.settled();
    const names = ["160", "320", "640", "960"].flatMap((w) => [`${w}.avif`, `${w}.jpg`, `${w}.webp`]);
    expect(await store.keys()).toEqual(names.concat("original").map((name) => `${file.id}/${name}`));
    const widest = await sharp((await store.blobs.read(`${file.id}/960.avif`)) ?? undefined).metadata();
    expect(widest).toMatchObject({ width: 700, height: 500, format: "heif" });
  });

  test("sizes are upright and say nothing about camera or place", async () => {
    const store = await testStore(place);
    const photo = await sidewaysPhoto(400, 300);
    expect((await sharp(photo).metadata()).exif?.includes("Somebody")).toBe(true);
    const file = await stored(store, photo);
    for (const format of ["avif", "webp", "jpg"] as const) {
      const { bytes } = await store.media.variant(file, 160, [format]);
      const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 160, height: 213 });
    }
  });

  test("a transparent image keeps its transparency in every format", async () => {
    const store = await testStore(place);
    const file = await stored(store, await picture(300, 200, 0.5).png().toBuffer(), "logo.png");
    for (const format of ["avif", "webp"] as const) {
      const made = await store.media.variant(file, 160, [format]);
      expect([made.format, (await sharp(made.bytes).metadata()).hasAlpha]).toEqual([format, true]);
    }
    expect((await store.media.variant(file, 160, [])).format).toBe("png");
  });

  test("a format that is clearly larger than the next is not stored", async () => {
    const store = await testStore(place);
    const file = await stored(store, await tiles(320).png().toBuffer(), "tiles.png");
    expect((await store.media.variant(file, 320, ["avif", "webp"])).format).toBe("png");
  });

  test("an image too tall for WebP and AVIF is served as JPEG", async () => {
    const store = await testStore(place);
    const file = await stored(
      store,
      await sharp({ create: { width: 50, height: 17_000, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
    );
    expect((await store.media.variant(file, 160, ["avif", "webp"])).format).toBe("jpg");
  });

  test("sizes that are missing after a restart are made on request, once, and the rest in the background", async () => {
    const store = await testStore(place);
    const file = await stored(store, await picture(400, 300).jpeg().toBuffer());
    await store.media.close();
    for (const w of [160, 320, 640]) {
      for (const format of ["avif", "webp", "jpg"]) await store.blobs.delete(`${file.id}/${w}.${format}`);
    }
    const again = await store.reopen();
    const asked = await Promise.all([1, 2, 3].map(() => again.variant(file, 320, ["webp"])));
    expect(new Set(asked.map(({ bytes }) => Buffer.from(bytes).toString("base64"))).size).toBe(1);
    await again.settled();
    expect(await store.blobs.size(`${file.id}/640.jpg`)).toBeGreaterThan(0);
    await again.close();
  });

  test("it is ready while its place is there", async () => {
    const { media, breakDown } = await testStore(place);
    expect(await media.isReady()).toBe(true);
    await breakDown();
    expect(await media.isReady()).toBe(false);
  });
});
