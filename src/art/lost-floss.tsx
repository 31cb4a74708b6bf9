import { Cast } from "./cast/cast";
import { createRandom, points, siteFlower, siteInk } from "./drawing";
import { CupFlower, flossPath, limbPath, ribbonPath } from "./flower";

const BOUGH = ribbonPath(
  points([-20, 314, 4, 308, 25, 294, 43, 273, 84, 252, 128, 222, 160, 218]),
  [1, 9, 20, 22, 17, 9, 2],
);
const SHOOTS = limbPath([
  {
    spine: points([36, 276, 46, 298, 64, 308, 90, 312]),
    from: 12,
    to: 1,
  },
  {
    spine: points([50, 262, 70, 220, 64, 190, 84, 160]),
    from: 11,
    to: 1,
  },
]);
/** The bough with its roots, out of the ground. */
const WOOD = BOUGH + SHOOTS;
const SILK = flossPath(createRandom(12), [388, 92], 62, -0.7, 21);

/** A tuft of floss that the wind carried far from its tree, and two who see it go: for pages that are not there. */
export function LostFloss({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-30 0 510 320" fill="none" strokeLinecap="round" aria-hidden="true">
      <path
        fill={siteInk.leaf}
        d="M-28 310C50 272 190 276 280 288C350 297 420 284 478 306C400 322 60 322 -28 310z"
      />
      <circle cx="388" cy="88" r="74" fill={siteInk.ground} />
      <path fill={siteInk.wood} d={WOOD} />
      <path
        stroke={siteInk.wood}
        strokeWidth="2"
        strokeDasharray="1 9"
        d="M176 206C236 176 300 196 304 236C307 268 262 272 258 240C253 196 310 150 376 104"
      />
      <path stroke={siteInk.wood} strokeWidth="1.4" d={SILK} />
      <path stroke={siteInk.kapok} strokeWidth="11" d="M388 92l-1 1" />
      <path stroke={siteInk.wood} d={flossPath(createRandom(4), [196, 110], 18, -1)} />
      <Cast name="girl" x={414} y={300} scale={0.52} arms="wave" turn={4} />
      <Cast name="carer" x={352} y={296} scale={0.52} turn={4} />
      <CupFlower ink={siteFlower} x={158} y={222} scale={0.7} turn={38} />
    </svg>
  );
}
