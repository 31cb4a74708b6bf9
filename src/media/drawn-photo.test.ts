import sharp from "sharp";
import { expect, test } from "vitest";
import { drawnPhoto } from "./drawn-photo.server";

const SVG = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'><path d='M0 0h40v30z'/></svg>";

test("a drawing is converted to a photo, and drawings cannot be read otherwise", async () => {
  const [photo] = await Promise.all([drawnPhoto(SVG), drawnPhoto(SVG)]);
  expect(await sharp(photo).metadata()).toMatchObject({ format: "jpeg", width: 1280, height: 960 });
  await expect(sharp(Buffer.from(SVG)).metadata()).rejects.toThrow("unsupported image format");
});
