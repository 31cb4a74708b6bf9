import sharp from "sharp";

const COLOURS = { red: [255, 0, 0], green: [0, 128, 0], blue: [0, 0, 255], white: [255, 255, 255] } as const;
type Colour = keyof typeof COLOURS;

const WIDTH = 1200;
const HEIGHT = 800;

interface Quarters {
  /** As a camera that was held otherwise notes it. */
  orientation?: number;
  /** The opacity; below 1 the picture is a PNG. */
  alpha?: number;
}

/** A picture of four quarters, 1200 by 800 pixels: red and green above blue and white. */
export function fourQuarters({ orientation = 1, alpha = 1 }: Quarters = {}): Promise<Buffer> {
  const half = { width: WIDTH / 2, height: HEIGHT / 2, channels: 4 as const };
  const tile = ([r, g, b]: readonly [number, number, number]) => ({
    create: { ...half, background: { r, g, b, alpha } },
  });
  const empty = { create: { width: WIDTH, height: HEIGHT, channels: 4 as const, background: "#0000" } };
  const image = sharp(empty)
    .composite([
      { input: tile(COLOURS.red), left: 0, top: 0 },
      { input: tile(COLOURS.green), left: WIDTH / 2, top: 0 },
      { input: tile(COLOURS.blue), left: 0, top: HEIGHT / 2 },
      { input: tile(COLOURS.white), left: WIDTH / 2, top: HEIGHT / 2 },
    ])
    .withMetadata({ orientation });
  return alpha < 1 ? image.png().toBuffer() : image.flatten().jpeg({ quality: 100 }).toBuffer();
}

/** The size of a picture made of those quarters, and the colours of its corners, line by line. */
export async function quartersSeen(bytes: ArrayBuffer | Buffer) {
  const image = sharp(Buffer.from(bytes as ArrayBuffer)).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const colourAt = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * width + x) * 3);
    const distance = (name: Colour) =>
      Math.hypot(r - COLOURS[name][0], g - COLOURS[name][1], b - COLOURS[name][2]);
    return (Object.keys(COLOURS) as Colour[]).reduce((one, other) =>
      distance(one) < distance(other) ? one : other,
    );
  };
  const [right, bottom] = [width - 5, height - 5];
  return {
    ...{ width, height },
    corners: [colourAt(4, 4), colourAt(right, 4), colourAt(4, bottom), colourAt(right, bottom)],
  };
}
