/** The shape that suits a place, and how people call it: `"4:3 preferred"`. */
export interface Ratio {
  width: number;
  height: number;
  label: string;
}

/** How far off is still fine: 3:2 photos pass for 4:3, 16:9 and upright ones do not. */
const TOLERANCE = 1.2;

/** Whether an image is far wider or taller than `wanted`; undefined when it suits. */
export function misfit(
  image: { width: number; height: number },
  wanted: Ratio,
): "tooWide" | "tooTall" | undefined {
  const factor = image.width / image.height / (wanted.width / wanted.height);
  if (factor > TOLERANCE) return "tooWide";
  return factor < 1 / TOLERANCE ? "tooTall" : undefined;
}
