import { renderToStaticMarkup } from "react-dom/server";
import type { CoverPicture } from "../../../art/cover";
import { CoverDrawing } from "../../../art/cover-picture";
import { type Point, polar } from "../../../art/drawing";
import { Bud, CupFlower, OpenFlower } from "../../../art/flower";
import { leafPath } from "../../../art/motifs/nature";
import { PALETTES } from "../../../art/palettes";

const CENTRE: Point = [600, 440];
const SCENE = 250;
const WREATH = 300;
const LEAVES = 17;
/** Radians on each side of the foot that the flowers cover. */
const FOOT = 0.35;

/** The ground of every badge, that of the page in light surroundings: side by side they are one set. */
const GROUND = "#FFFDF8";

/** A badge of thanks as SVG of 1200 × 900: a scene in a ring of leaves, flowers where they meet. */
export function renderMedallion(scene: CoverPicture): string {
  const { near, mid, flower } = PALETTES[scene.palette];
  const [x, y] = CENTRE;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1200 900"
      aria-hidden="true"
      width={1200}
      height={900}
    >
      <rect width={1200} height={900} fill={GROUND} />
      <path fill={near} d={leaves(1)} />
      <path fill={mid} d={leaves(-1)} />
      <circle cx={x} cy={y} r={WREATH} fill="none" stroke={near} strokeWidth={10} />
      <clipPath id="scene">
        <circle cx={x} cy={y} r={SCENE} />
      </clipPath>
      <g clipPath="url(#scene)">
        <g transform={`translate(${x - (SCENE * 4) / 3} ${y - SCENE})`}>
          <CoverDrawing picture={scene} width={(SCENE * 8) / 3} height={SCENE * 2} />
        </g>
      </g>
      <circle cx={x} cy={y} r={SCENE} fill="none" stroke={near} strokeWidth={6} />
      <Bud ink={flower} x={x - 118} y={y + WREATH - 20} scale={1.5} turn={-70} />
      <Bud ink={flower} x={x + 118} y={y + WREATH - 20} scale={1.5} turn={70} />
      <CupFlower ink={flower} x={x + 60} y={y + WREATH + 30} scale={1.2} turn={48} />
      <CupFlower ink={flower} x={x - 60} y={y + WREATH + 30} scale={1.2} turn={-48} />
      <OpenFlower ink={flower} x={x} y={y + WREATH} scale={1.7} />
    </svg>,
  );
}

/** Leaves up both halves of the ring, outside it for `side` 1 and inside for -1. */
function leaves(side: 1 | -1): string {
  const turns = Array.from({ length: LEAVES }, (_, at) => FOOT + (at / LEAVES) * (Math.PI - FOOT - 0.15));
  return turns
    .flatMap((turn) => [turn, -turn])
    .map((turn) => {
      const angle = Math.PI / 2 - turn;
      const along = angle - (Math.sign(turn) * Math.PI) / 2;
      const length = side === 1 ? 92 : 54;
      return leafPath(polar(CENTRE, angle, WREATH), along + side * Math.sign(turn) * 0.75, length);
    })
    .join("");
}
