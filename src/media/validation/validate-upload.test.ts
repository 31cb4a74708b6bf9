import { describe, expect, test } from "vitest";
import { Problem } from "../../platform/http/problem";
import { blackPng, isoMedia, picture, sidewaysPhoto } from "../testing/image-files";
import { validateUpload } from "./validate-upload.server";

async function refusal(bytes: Uint8Array): Promise<string> {
  const error = await validateUpload(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof Problem ? `${error.status} ${error.key}` : String(error ?? "accepted");
}

describe("images that are stored", () => {
  test.each([
    ["jpg", () => picture(300, 200).jpeg().toBuffer()],
    ["png", () => picture(300, 200).png().toBuffer()],
    ["webp", () => picture(300, 200).webp().toBuffer()],
    ["avif", () => picture(300, 200).avif({ effort: 0 }).toBuffer()],
  ] as const)("%s", async (format, make) => {
    const bytes = await make();
    expect(await validateUpload(bytes)).toEqual({
      stored: bytes,
      kind: "image",
      format,
      fallback: "jpg",
      width: 300,
      height: 200,
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  test("transparency requires PNG as the fallback, an opaque alpha channel does not", async () => {
    const half = await validateUpload(await picture(300, 200, 0.5).png().toBuffer());
    const full = await validateUpload(await picture(300, 200, 1).png().toBuffer());
    expect([half.fallback, full.fallback]).toEqual(["png", "jpg"]);
  });

  test("sizes are those after turning upright", async () => {
    const photo = await sidewaysPhoto(400, 300);
    expect(await validateUpload(photo)).toMatchObject({ width: 300, height: 400 });
  });

  test("of an animation the first picture counts", async () => {
    const frames = [await picture(80, 60).png().toBuffer(), await picture(80, 60).png().toBuffer()];
    const { default: sharp } = await import("sharp");
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expect(await validateUpload(animated)).toMatchObject({ format: "webp", width: 80, height: 60 });
  });
});

describe("other kinds of files, whatever their name", () => {
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
  test.each([
    ["an SVG drawing", Buffer.from(svg), "415 svgUnsupported"],
    [
      "an SVG drawing with preamble",
      Buffer.from(`\ufeff<?xml version="1.0"?><!-- a --><!DOCTYPE svg>${svg}`),
      "415 svgUnsupported",
    ],
    ["a web page", Buffer.from(`<!doctype html><html><body>${svg}</body></html>`), "415 typeUnsupported"],
    ["a web page that mentions PDF", Buffer.from("<html>%PDF-1.7</html>"), "415 typeUnsupported"],
    ["the first bytes of a HEIC photo", isoMedia("heic", "mif1", "heic"), "415 imageBroken"],
    ["a film", isoMedia("isom", "iso2", "mp41"), "415 typeUnsupported"],
    ["a zip archive", Buffer.from("PK\u0003\u0004................................"), "415 typeUnsupported"],
    ["noise", Buffer.alloc(5000, 0xab), "415 typeUnsupported"],
    ["nothing", Buffer.alloc(0), "415 typeUnsupported"],
  ])("%s", async (_, bytes, expected) => {
    expect(await refusal(bytes)).toBe(expected);
  });

  test("GIF and TIFF", async () => {
    expect(await refusal(await picture(30, 20).gif().toBuffer())).toBe("415 gifUnsupported");
    expect(await refusal(await picture(30, 20).tiff().toBuffer())).toBe("415 typeUnsupported");
  });
});

describe("images that are not sound", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)("a truncated %s", async (format) => {
    const whole = await picture(600, 400).toFormat(format).toBuffer();
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.7)))).toBe("415 imageBroken");
  });

  test("a JPEG start with nothing behind it", async () => {
    expect(await refusal(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))).toBe("415 imageBroken");
  });

  test("AVIF in name only", async () => {
    expect(await refusal(isoMedia("avif", "mif1", "avif"))).toBe("415 imageBroken");
  });

  test("a small file of 900 megapixels is refused before it is decoded", async () => {
    const bomb = blackPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    expect(await refusal(bomb)).toBe("413 imageTooLarge");
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  test("exactly 50 megapixels are fine, a row more is not", async () => {
    expect(await refusal(blackPng(10_000, 5000))).toBe("accepted");
    expect(await refusal(blackPng(10_000, 5001))).toBe("413 imageTooLarge");
  });

  test("more than 20 MB", async () => {
    const photo = await picture(30, 20).jpeg().toBuffer();
    const padded = Buffer.concat([photo, Buffer.alloc(20 * 1024 * 1024)]);
    expect(await refusal(padded)).toBe("413 imageTooLarge");
  });
});
