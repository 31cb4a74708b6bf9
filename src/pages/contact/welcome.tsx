import { limbPath } from "../../core/art/branch";
import { Cast } from "../../core/art/cast/cast";
import { siteFlower, siteInk } from "../../core/art/colours";
import { flossPath } from "../../core/art/floss";
import { Bud, OpenFlower } from "../../core/art/flower";
import { points } from "../../core/art/geometry";
import { createRandom } from "../../core/art/random";
import { MediaImage } from "../../core/media/picture";
import type { PageImage } from "../../core/media/shown-images.server";

const SIZES = "(width < 64rem) calc(100vw - 3rem), 420px";

const NERVE = limbPath([
  { spine: points([84, 124, 44, 132, 6, 116]), from: 12, to: 1 },
  { spine: points([84, 124, 50, 96, 44, 60, 20, 40]), from: 12, to: 1 },
  { spine: points([84, 124, 96, 84, 86, 54, 98, 26]), from: 11, to: 1 },
  { spine: points([84, 124, 60, 154, 26, 160, 6, 186]), from: 11, to: 1 },
]);
const WAY = "M84 124C190 92 232 138 176 184C124 228 128 268 204 272C240 274 270 262 292 244";

/** A nerve that is a way: from its cell, along its sheath, to where a flower stands on the map. */
function WayArt({ sketched }: { sketched: boolean }) {
  return (
    <svg
      className={sketched ? "reach-art reach-art-wide" : "reach-art"}
      viewBox="0 0 400 480"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path fill={siteInk.leaf} d="M8 444C110 406 290 406 392 444C290 470 110 470 8 444z" />
      <circle cx="266" cy="190" r="112" fill={siteInk.blush} />
      <path fill={siteInk.wood} d={NERVE} />
      <path stroke={siteInk.wood} strokeWidth="4" d={WAY} />
      <path stroke={siteInk.wood} strokeWidth="17" strokeDasharray="34 42" strokeDashoffset="-40" d={WAY} />
      <path
        fill={siteInk.teal}
        d="M292 246C262 194 228 166 228 124a64 64 0 1 1 128 0C356 166 322 194 292 246z"
      />
      <circle cx="292" cy="122" r="48" fill={siteInk.mist} />
      <OpenFlower ink={siteFlower} x={292} y={122} scale={0.62} turn={14} />
      <OpenFlower ink={siteFlower} x={84} y={124} scale={0.4} turn={20} plain />
      <Bud ink={siteFlower} x={98} y={28} scale={0.5} turn={12} />
      <Bud ink={siteFlower} x={21} y={42} scale={0.45} turn={-42} />
      <path stroke={siteInk.wood} d={flossPath(createRandom(6), [372, 44], 22, -0.7)} />
      <Cast name="walker" x={158} y={430} scale={0.46} turn={4} />
      <Cast name="student" x={232} y={436} scale={0.46} arms="wave" turn={-3} />
    </svg>
  );
}

interface WelcomeProps {
  photo: PageImage | null;
  /** There is a drawing of the way further down: on a phone the one of this nerve would come just before it. */
  sketched: boolean;
}

/** Who is met here: the charity's own photograph, or the drawing. */
export function Welcome({ photo, sketched }: WelcomeProps) {
  return photo ? (
    <MediaImage {...photo} sizes={SIZES} className="reach-photo" />
  ) : (
    <WayArt sketched={sketched} />
  );
}
