import { siteFlower, siteInk } from "./colours";
import { Hand } from "./figures/hand";
import { flossPath } from "./floss";
import { CupFlower } from "./flower";
import { createRandom } from "./random";

const SILK = flossPath(createRandom(2), [66, 70], 24, -1) + flossPath(createRandom(9), [300, 46], 18, -0.6);

/** A flower in an open hand: for the donation block. */
export function DonateArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 360 280" aria-hidden="true">
      <circle cx="170" cy="124" r="112" fill={siteInk.blush} />
      <CupFlower ink={siteFlower} x={150} y={170} scale={1.25} turn={-8} />
      <Hand x={150} y={176} skin="#D9A27C" sleeve={siteInk.teal} />
      <path fill="none" stroke={siteInk.wood} d={SILK} />
    </svg>
  );
}
