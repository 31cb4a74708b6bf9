import { limbPath } from "./branch";
import { siteFlower, siteInk } from "./colours";
import { OpenFlower } from "./flower";
import { points } from "./geometry";

/** Nerve cell with its dendrites, and the fine endings that reach the muscle. */
const NERVE = limbPath([
  {
    spine: points([104, 150, 76, 104, 40, 92, 18, 58]),
    from: 24,
    to: 1,
  },
  {
    spine: points([108, 146, 104, 92, 124, 60, 112, 20]),
    from: 22,
    to: 1,
  },
  {
    spine: points([100, 160, 60, 166, 34, 150, 4, 160]),
    from: 20,
    to: 1,
  },
  {
    spine: points([102, 166, 82, 216, 52, 230, 40, 276]),
    from: 24,
    to: 1,
  },
  {
    spine: points([112, 170, 118, 214, 140, 238, 132, 282]),
    from: 24,
    to: 1,
  },
  {
    spine: points([124, 72, 146, 56, 152, 30]),
    from: 9,
    to: 1,
  },
  {
    spine: points([62, 98, 42, 116, 14, 112]),
    from: 8,
    to: 1,
  },
  {
    spine: points([110, 152, 170, 160, 230, 138, 300, 146, 352, 132]),
    from: 26,
    to: 6,
  },
  {
    spine: points([330, 140, 374, 122, 392, 84, 432, 78]),
    from: 8,
    to: 2,
  },
  {
    spine: points([330, 138, 380, 134, 400, 140, 428, 132]),
    from: 8,
    to: 2,
  },
  {
    spine: points([330, 138, 370, 150, 392, 190, 428, 188]),
    from: 8,
    to: 2,
  },
]);

/** Two fibres side by side; the same lines, dashed, give their stripes. */
const MUSCLE = "M456 24C464 110 464 190 456 276M496 14C504 100 504 200 496 286";

/** A motor nerve cell, drawn as a kapok branch, reaching a muscle fibre: for the summary of SMA. */
export function SmaArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 520 300" fill="none" strokeLinecap="round" aria-hidden="true">
      <path stroke={siteInk.blush} strokeWidth="34" d={MUSCLE} />
      <path stroke={siteInk.kapok} strokeWidth="34" strokeLinecap="butt" strokeDasharray="2 13" d={MUSCLE} />
      <path fill={siteInk.wood} d={NERVE} />
      <path stroke={siteInk.sheath} strokeWidth="24" d="M184 154l22-6M240 142l22 1M296 144l18-1" />
      <path stroke={siteInk.wood} strokeWidth="13" d="M434 78h0M431 132h0M431 188h0" />
      <OpenFlower ink={siteFlower} x={104} y={156} scale={0.62} turn={-10} />
    </svg>
  );
}
