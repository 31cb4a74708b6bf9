import { Pen, type Point, polar } from "./geometry";
import type { Random } from "./random";

/**
 * Path data (to be stroked) of one tuft of kapok floss: fine silk swirling from a seed. `angle` in radians is the
 * way the silk streams; `size` its reach in viewBox units.
 */
export function flossPath(
  random: Random,
  seed: Point,
  size: number,
  angle = -Math.PI / 2,
  hairs = 11,
): string {
  const pen = new Pen(size < 20 ? 1 : 0);
  for (let i = 0; i < hairs; i++) {
    const spread = (i / (hairs - 1) - 0.5) * 4.4;
    const reach = size * random.between(0.75, 1) * (1 - Math.abs(spread) * 0.14);
    pen
      .move(seed)
      .quad(polar(seed, angle + spread * 0.8 - 0.3, reach * 0.6), polar(seed, angle + spread, reach));
  }
  return pen.toString();
}
