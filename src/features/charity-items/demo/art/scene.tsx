import type { ReactNode } from "react";
import { createRandom } from "../../../../art/drawing";
import { pebble } from "../../../../art/motifs/stage";
import type { Palette } from "../../../../art/palettes";

interface SceneProps {
  palette: Palette;
  seed: number;
  /** Leaves out the table, for things seen from above or close by. */
  flat?: boolean;
  children: ReactNode;
}

/** A square picture of 1200 by 1200 units: the ground for a thing. */
export function Scene({ palette, seed, flat, children }: SceneProps) {
  const random = createRandom(seed);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1200 1200"
      width="1200"
      height="1200"
      aria-hidden="true"
    >
      <rect width="1200" height="1200" fill={palette.sky} />
      <path d={pebble(random, [600, 570], 520, 470)} fill={palette.haze} />
      {!flat && <path d="M0 960H1200V1200H0z" fill={palette.far} />}
      {children}
    </svg>
  );
}

/** The soft dark under a thing that is on the table. */
export function Shadow({ x = 600, y, rx, ink }: { x?: number; y: number; rx: number; ink: string }) {
  return <ellipse cx={x} cy={y} rx={rx} ry={rx / 9} fill={ink} opacity="0.22" />;
}
