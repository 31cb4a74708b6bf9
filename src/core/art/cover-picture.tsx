import type { ReactElement } from "react";
import type { CoverMotif, CoverPicture } from "./cover";
import { Book } from "./motifs/book";
import { Branch } from "./motifs/branch";
import { Helix } from "./motifs/helix";
import { Lungs } from "./motifs/lungs";
import { Path } from "./motifs/path";
import { Pill } from "./motifs/pill";
import type { MotifProps } from "./motifs/stage";
import { PALETTES } from "./palettes";
import { createRandom } from "./random";

const MOTIFS: Partial<Record<CoverMotif, (props: MotifProps) => ReactElement>> = {
  helix: Helix,
  branch: Branch,
  path: Path,
  lungs: Lungs,
  pill: Pill,
  book: Book,
};
const MOTIF_SALT = 101;

export interface CoverDrawingProps {
  picture: CoverPicture;
  /** Size on the page in CSS pixels; without them the drawing fills its box. */
  width?: number;
  height?: number;
}

/** Draws a cover: a whole 4:3 scene in fixed colours. Half of the seeds look the other way. */
export function CoverDrawing({ picture, width, height }: CoverDrawingProps) {
  const palette = PALETTES[picture.palette];
  const random = createRandom(picture.seed * MOTIF_SALT + picture.motif.length);
  const Motif = MOTIFS[picture.motif] ?? Book;
  const mirror = random.chance(0.5) ? "matrix(-1 0 0 1 1600 0)" : undefined;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width={width} height={height} aria-hidden="true">
      <rect width="1600" height="1200" fill={palette.sky} />
      <g transform={mirror}>
        <Motif palette={palette} random={random} />
      </g>
    </svg>
  );
}
