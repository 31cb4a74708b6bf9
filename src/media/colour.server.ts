import type { Sharp } from "sharp";

/** The colour of an image that is transparent somewhere: nothing may be seen behind it. */
export const NO_COLOUR = "";

/** Reads the whole of an image that is nowhere transparent. Gives its average colour as `#rrggbb`. */
export async function averageColour(image: Sharp): Promise<string> {
  const pixel = image.removeAlpha().resize(1, 1, { fit: "fill" }).toColourspace("srgb");
  const [red = 0, green = red, blue = red] = await pixel.raw().toBuffer();
  return `#${Buffer.from([red, green, blue]).toString("hex")}`;
}
