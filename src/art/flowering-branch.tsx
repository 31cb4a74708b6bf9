import { siteFlower, siteInk } from "./drawing";
import { EMPTY_WOOD } from "./empty-branch";
import { Bud, CupFlower, OpenFlower } from "./flower";

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
