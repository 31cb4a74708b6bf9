import { createRandom, points, siteFlower, siteInk } from "./drawing";
import { Bud, CupFlower, flossPath, grow, limbPath, OpenFlower, ribbonPath } from "./flower";

const TWIGS = limbPath([
  {
    spine: points([60, 160, 96, 118, 112, 76, 146, 44]),
    from: 12,
    to: 1,
  },
  {
    spine: points([150, 124, 196, 140, 232, 136, 262, 150]),
    from: 9,
    to: 1,
  },
  ...grow(createRandom(8), { at: [100, 108], angle: -1.8, length: 60, width: 6, depth: 0 }).limbs,
]);
/** Thin at both ends, as nobody has cut it. */
const STEM = ribbonPath(
  points([4, 192, 28, 178, 58, 162, 110, 148, 170, 112, 236, 104, 290, 76]),
  [1, 9, 16, 15, 12, 7, 1],
);
/** Outline of the branch, in the viewBox 0 0 320 200. */
const EMPTY_WOOD = STEM + TWIGS;

/** A bare branch with buds: nothing here yet, but something will open. */
export function EmptyBranch({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 320 200" aria-hidden="true">
      <circle cx="196" cy="94" r="80" fill={siteInk.leaf} />
      <path fill={siteInk.wood} d={EMPTY_WOOD} />
      <path fill="none" stroke={siteInk.wood} d={flossPath(createRandom(6), [282, 34], 20, -0.7)} />
      <Bud ink={siteFlower} x={288} y={78} scale={0.6} turn={54} />
      <Bud ink={siteFlower} x={145} y={46} scale={0.7} turn={32} />
      <Bud ink={siteFlower} x={200} y={108} scale={0.5} turn={-8} />
      <Bud ink={siteFlower} x={260} y={149} scale={0.45} turn={100} />
    </svg>
  );
}

/** The bare branch of an empty place, come into flower: what was to be done is done. */
export function FloweringBranch({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 320 200" aria-hidden="true">
      <circle cx="196" cy="94" r="80" fill={siteInk.ground} />
      <path fill={siteInk.wood} d={EMPTY_WOOD} />
      <CupFlower ink={siteFlower} x={272} y={82} scale={0.42} turn={40} />
      <OpenFlower ink={siteFlower} x={146} y={46} scale={0.55} turn={-12} />
      <CupFlower ink={siteFlower} x={202} y={110} scale={0.42} turn={-14} />
      <Bud ink={siteFlower} x={260} y={149} scale={0.5} turn={100} />
    </svg>
  );
}
