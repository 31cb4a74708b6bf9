import { limbPath } from "./branch";
import { siteFlower, siteInk } from "./colours";
import { flossPath } from "./floss";
import { CupFlower } from "./flower";
import { points } from "./geometry";
import { createRandom } from "./random";

const WOOD = limbPath([
  {
    spine: points([-10, 300, 40, 262, 84, 256, 128, 222, 160, 218]),
    from: 22,
    to: 2,
  },
  {
    spine: points([50, 262, 70, 220, 64, 190, 84, 160]),
    from: 11,
    to: 1,
  },
]);
const SILK = flossPath(createRandom(12), [388, 92], 62, -0.7, 21);

/** A tuft of floss carried far from its tree by a wind that loops: for pages that are not there. */
export function LostFloss({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 480 320" fill="none" strokeLinecap="round" aria-hidden="true">
      <path fill={siteInk.leaf} d="M0 292C90 268 190 276 280 288C350 297 420 296 480 284V320H0z" />
      <circle cx="388" cy="88" r="74" fill={siteInk.blush} />
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
      <CupFlower ink={siteFlower} x={158} y={222} scale={0.7} turn={38} />
    </svg>
  );
}
