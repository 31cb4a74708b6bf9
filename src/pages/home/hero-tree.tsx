import { useId } from "react";
import { siteFlower, siteInk } from "../../core/art/colours";
import { SmallFriends } from "../../core/art/figures/small";
import { flossPath } from "../../core/art/floss";
import { Bud, CupFlower, OpenFlower } from "../../core/art/flower";
import { createRandom } from "../../core/art/random";
import { HERO_WOOD } from "./hero-wood";

/** The seed hangs below its silk like a small weight. */
const FLOSS = `${flossPath(createRandom(3), [0, 0], 30, -1.2)}M-2 0h4v2h-4z`;

/** x, y, scale, turn. */
type Spot = readonly [x: number, y: number, scale: number, turn: number];
const CUPS: readonly Spot[] = [
  [905, 300, 0.9, -14],
  [706, 262, 0.75, 8],
  [1048, 100, 0.8, 20],
  [850, 140, 0.8, -18],
  [1206, 170, 0.9, -16],
  [1200, 360, 0.7, 10],
];
const OPEN: readonly Spot[] = [
  [980, 252, 1, 10],
  [800, 286, 0.8, -16],
  [1128, 286, 0.9, 20],
  [766, 122, 0.7, 6],
];
const BUDS: readonly Spot[] = [
  [620, 68, 0.6, -60],
  [436, 230, 0.5, -70],
  [756, 440, 0.5, -80],
  [590, 240, 0.6, -10],
];

const FLIGHT: readonly Spot[] = [
  [520, 400, 1, 8],
  [664, 470, 0.7, -20],
  [476, 520, 0.7, 30],
  [1010, 500, 0.6, 0],
];

const put = (href: string, spots: readonly Spot[]) =>
  spots.map(([x, y, scale, turn]) => (
    <use key={x} href={`#${href}`} transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`} />
  ));

/**
 * The kapok in flower over two friends, for the home hero. It fills its box and keeps its right side, where the
 * tree stands, when the box is narrow; the ground runs out at its left end.
 */
export function HeroTree({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox="400 0 880 640"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <g id={`${id}c`}>
          <CupFlower ink={siteFlower} x={0} y={0} />
        </g>
        <g id={`${id}o`}>
          <OpenFlower ink={siteFlower} x={0} y={0} />
        </g>
        <path id={`${id}f`} d={FLOSS} fill="none" stroke={siteInk.wood} strokeWidth="1.2" />
        <g id={`${id}b`}>
          <Bud ink={siteFlower} x={0} y={0} />
        </g>
      </defs>
      <circle cx="975" cy="262" r="226" fill={siteInk.blush} />
      <path fill={siteInk.leaf} d="M400 640C480 632 548 616 620 606C840 580 1040 566 1280 592V640z" />
      <path fill={siteInk.wood} d={HERO_WOOD} />
      <circle cx="1056" cy="372" r="11" fill={siteInk.blush} />
      {put(`${id}f`, FLIGHT)}
      {put(`${id}c`, CUPS)}
      {put(`${id}o`, OPEN)}
      {put(`${id}b`, BUDS)}
      <SmallFriends x={918} y={612} />
    </svg>
  );
}
