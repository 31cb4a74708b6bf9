import { useId } from "react";
import { createRandom, siteFlower, siteInk } from "./drawing";
import { Hand } from "./figures/hand";
import { CupFlower, flossPath } from "./flower";

const SILK = flossPath(createRandom(2), [36, 70], 24, -1) + flossPath(createRandom(9), [326, 46], 18, -0.6);

/** A flower in an open hand that reaches into a round window: for the donation block. */
export function DonateArt({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 360 290" aria-hidden="true">
      <clipPath id={id}>
        <path d="M0 0H186V290H0z" />
        <circle cx="186" cy="146" r="140" />
      </clipPath>
      <circle cx="186" cy="146" r="140" fill={siteInk.ground} />
      <CupFlower ink={siteFlower} x={150} y={170} scale={1.25} turn={-8} />
      <g clipPath={`url(#${id})`}>
        <Hand x={150} y={176} skin="#D9A27C" sleeve={siteInk.teal} />
      </g>
      <path fill="none" stroke={siteInk.wood} d={SILK} />
    </svg>
  );
}
