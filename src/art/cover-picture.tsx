import type { ReactElement } from "react";
import type { CoverMotif, CoverPicture } from "./cover";
import { createRandom } from "./drawing";
import { Ferry, Harbour, Lantern, School, Walk } from "./motifs/city";
import { Book, Camera, Kitchen, Letter, Music } from "./motifs/leisure";
import { Helix, Lungs, Pill } from "./motifs/medicine";
import { Branch, Garden, Path, Rain, Stars } from "./motifs/nature";
import { Hands, Portrait, Screen } from "./motifs/people";
import type { MotifProps } from "./motifs/stage";
import { PALETTES } from "./palettes";

const MOTIFS: Readonly<Record<CoverMotif, (props: MotifProps) => ReactElement>> = {
  book: Book,
  branch: Branch,
  camera: Camera,
  ferry: Ferry,
  garden: Garden,
  hands: Hands,
  harbour: Harbour,
  helix: Helix,
  kitchen: Kitchen,
  lantern: Lantern,
  letter: Letter,
  lungs: Lungs,
  music: Music,
  path: Path,
  portrait: Portrait,
  pill: Pill,
  rain: Rain,
  school: School,
  screen: Screen,
  stars: Stars,
  walk: Walk,
};
const MOTIF_SALT = 101;

interface CoverDrawingProps {
  picture: CoverPicture;
  /** Size on the page in CSS pixels; without them the drawing fills its box. */
  width?: number;
  height?: number;
}

/**
 * Draws a cover: a whole 4:3 scene in fixed colours. Half of the seeds look the other
 * way, but never music: its clef has only one.
 */
export function CoverDrawing({ picture, width, height }: CoverDrawingProps) {
  const palette = PALETTES[picture.palette];
  const random = createRandom(picture.seed * MOTIF_SALT + picture.motif.length);
  const Motif = MOTIFS[picture.motif];
  const mirror = picture.motif !== "music" && random.chance(0.5) ? "matrix(-1 0 0 1 1600 0)" : undefined;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1600 1200"
      width={width}
      height={height}
      aria-hidden="true"
    >
      <rect width="1600" height="1200" fill={palette.sky} />
      <g transform={mirror}>
        <Motif palette={palette} seed={random.seed()} />
      </g>
    </svg>
  );
}
