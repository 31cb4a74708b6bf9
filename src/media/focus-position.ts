/** A point of a picture, as fractions of its width and height from the top left. */
interface Point {
  x: number;
  y: number;
}

/** The part of a side that most places show of it at least; a smaller share would push the point out of sight. */
const SHARE = 0.75;
/** Width by height of the places that are lower than most pictures, and of those that are narrower. */
const LOW_PLACE = 4 / 3;
const NARROW_PLACE = 1;
/** Beyond it a point that is hardly beside the middle would go to the edge. */
const MOST = 2;

/**
 * Where a cut picture lies in its place, as fractions for `object-position`, so that its point comes near the middle:
 * a face then has room above it, where `object-position` itself would leave the picture's top outside.
 */
export function focusPosition({ x, y }: Point, width: number, height: number): Point {
  const ratio = width / height;
  return { x: drawnOut(x, NARROW_PLACE / ratio), y: drawnOut(y, ratio / LOW_PLACE) };
}

function drawnOut(at: number, shown: number): number {
  const factor = Math.min(MOST, 1 / (1 - Math.min(1, shown) * SHARE));
  const drawn = Math.min(1, Math.max(0, 0.5 + (at - 0.5) * factor));
  return Math.round(drawn * 10) / 10;
}
