import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { Problem } from "../../../platform/http/problem";
import { heicFile, QUARTERS, tiledHeic } from "../../testing/heic-files";
import { isoMedia } from "../../testing/image-files";
import { validateUpload } from "../validate-upload.server";

/** The name in {@link QUARTERS} of the colour nearest to that of a place, given in fractions of the picture. */
async function colourAt(image: Uint8Array, x: number, y: number): Promise<string | undefined> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  const distance = (colour: number[]) =>
    colour.reduce((sum, value, channel) => sum + Math.abs(value - (data[at + channel] ?? 0)), 0);
  return Object.entries(QUARTERS).toSorted(([, a], [, b]) => distance(a) - distance(b))[0]?.[0];
}

async function refusal(bytes: Uint8Array): Promise<string> {
  const error: unknown = await validateUpload(bytes).then(
    () => "accepted",
    (thrown: unknown) => thrown,
  );
  return error instanceof Problem ? `${error.status} ${error.key}` : String(error);
}

describe("a HEIC photo is stored as what browsers show", () => {
  test("a JPEG of its colours", async () => {
    const { stored, ...validated } = await validateUpload(heicFile("quarters"));
    expect(validated).toMatchObject({
      kind: "image",
      format: "jpg",
      fallback: "jpg",
      width: 512,
      height: 512,
    });
    const corners = [
      colourAt(stored, 0.2, 0.2),
      colourAt(stored, 0.8, 0.2),
      colourAt(stored, 0.2, 0.8),
      colourAt(stored, 0.8, 0.8),
    ];
    expect(await Promise.all(corners)).toEqual(["red", "green", "blue", "white"]);
  });

  test("also one of ten bits, as phones make in the dark", async () => {
    const { stored, format } = await validateUpload(heicFile("ten-bits"));
    expect([format, await colourAt(stored, 0.8, 0.2)]).toEqual(["jpg", "green"]);
  });

  test("a PNG where it is transparent", async () => {
    const { stored, ...validated } = await validateUpload(heicFile("transparent"));
    expect(validated).toMatchObject({ format: "png", fallback: "png", colour: "" });
    expect(await sharp(stored).metadata()).toMatchObject({ format: "png", hasAlpha: true });
  });

  test("of tiles, cut where the photo ends, with its colour profile and nothing else", async () => {
    const profile = await displayP3();
    const { stored, ...validated } = await validateUpload(
      tiledHeic({ columns: 3, rows: 2, width: 1400, height: 800, profile }),
    );
    expect(validated).toMatchObject({ format: "jpg", width: 1400, height: 800 });
    // The last column has 376 of its 512 pixels, the last row 288.
    expect([await colourAt(stored, 0.99, 0.01), await colourAt(stored, 0.99, 0.99)]).toEqual([
      "green",
      "white",
    ]);
    const { icc, exif, xmp } = await sharp(stored).metadata();
    expect({ icc: icc?.equals(profile), exif, xmp }).toEqual({ icc: true, exif: undefined, xmp: undefined });
  });

  // A quarter turn to the left brings the right upper corner to the left.
  test.each([
    [1, 800, 1400, "green"],
    [2, 1400, 800, "white"],
    [3, 800, 1400, "blue"],
  ])("upright after %i quarter turns", async (turns, width, height, corner) => {
    const photo = tiledHeic({ columns: 3, rows: 2, width: 1400, height: 800, turns });
    const { stored, ...validated } = await validateUpload(photo);
    expect([validated.width, validated.height, await colourAt(stored, 0.01, 0.01)]).toEqual([
      width,
      height,
      corner,
    ]);
  });
});

/** The profile in which iPhones take photos, of a JPEG in it. */
async function displayP3(): Promise<Buffer> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } });
  const { icc } = await sharp(await image.withIccProfile("p3").jpeg().toBuffer()).metadata();
  return icc ?? Buffer.alloc(0);
}

describe("HEIC files that are not stored", () => {
  test("one that ends too early, and one of noise", async () => {
    const photo = tiledHeic({ columns: 2, rows: 2 });
    expect(await refusal(photo.subarray(0, photo.length - 300))).toBe("415 imageBroken");
    expect(await refusal(Buffer.concat([photo.subarray(0, -380), Buffer.alloc(380, 0xab)]))).toBe(
      "415 imageBroken",
    );
  });

  test("one of over 50 megapixels, before it is decoded", async () => {
    expect(await refusal(tiledHeic({ columns: 16, rows: 14 }))).toBe("413 imageTooLarge");
  });

  test("a burst or a film", async () => {
    expect(await refusal(isoMedia("msf1", "msf1", "hevc"))).toBe("415 heicSequence");
  });
});
