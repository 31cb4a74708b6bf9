import sharp from "sharp";
import { expect, it } from "vitest";
import { withOwnDrawings } from "./drawn-photo.server";
import { shareImage } from "./share-image.server";

const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>`;

/** A wide picture, red on the left, green in the middle, blue on the right. */
function stripes(): Promise<Buffer> {
  const rect = (x: number, fill: string) => `<rect x="${x}" width="400" height="400" fill="${fill}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400">${rect(0, "#f00")}${rect(400, "#0f0")}${rect(800, "#00f")}</svg>`;
  return withOwnDrawings(() => sharp(Buffer.from(svg)).jpeg().toBuffer());
}

/** The channel, 0 to 2, that is strongest in the middle of the part of a link preview that shows the picture. */
async function colourShown(focus?: { x: number; y: number }): Promise<number> {
  const card = { lang: "eng", title: "A walk", name: "Kapok", ground: GROUND } as const;
  const jpeg = await shareImage({ ...card, picture: { bytes: await stripes(), focus } });
  const { data } = await sharp(jpeg)
    .extract({ left: 895, top: 310, width: 10, height: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)].indexOf(Math.max(...data.subarray(0, 3)));
}

it("keeps in sight what matters in a picture, and the middle where nothing was said", async () => {
  expect(await colourShown()).toBe(1);
  expect(await colourShown({ x: 0, y: 0.5 })).toBe(0);
  expect(await colourShown({ x: 1, y: 0.5 })).toBe(2);
});
