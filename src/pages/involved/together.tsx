import { limbPath } from "../../core/art/branch";
import { siteFlower, siteInk } from "../../core/art/colours";
import { Walker } from "../../core/art/figures/walker";
import { ChairUser, type FigureInk } from "../../core/art/figures/wheelchair";
import { flossPath } from "../../core/art/floss";
import { Bud, CupFlower } from "../../core/art/flower";
import { createRandom } from "../../core/art/random";

const DRIVER: FigureInk = {
  skin: "#D9A27C",
  hair: siteInk.dark,
  top: siteInk.kapok,
  sleeve: "var(--art-shade, #8F2A14)",
  legs: siteInk.dark,
  shoes: siteInk.ink,
};
const FRIEND: FigureInk = {
  skin: "#C98F68",
  hair: siteInk.dark,
  top: siteInk.teal,
  sleeve: "var(--color-teal-deep, #083F44)",
  legs: siteInk.dark,
  shoes: siteInk.ink,
};
const CHAIR = { body: siteInk.wood, seat: siteInk.dark, tyre: siteInk.dark, hub: siteInk.mist };

const SPRIG = limbPath([
  {
    spine: [
      [416, 150],
      [406, 118],
      [392, 92],
      [370, 66],
    ],
    from: 9,
    to: 1,
  },
  {
    spine: [
      [402, 110],
      [420, 84],
      [416, 52],
    ],
    from: 6,
    to: 1,
  },
]);
const SILK = flossPath(createRandom(5), [590, 92], 24, -0.7) + flossPath(createRandom(8), [80, 70], 18, -1);

/** Two people meet on a level path, one of them with a flowering twig. */
export function Together({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 640 320" aria-hidden="true">
      <path fill={siteInk.leaf} d="M0 284C140 262 470 262 640 286V320H0z" />
      <circle cx="330" cy="140" r="124" fill={siteInk.blush} />
      <ChairUser x={200} y={296} ink={DRIVER} chair={CHAIR} longHair />
      <Walker x={486} y={298} ink={FRIEND} hair="bun" flip reaching />
      <path fill={siteInk.wood} d={SPRIG} />
      <CupFlower ink={siteFlower} x={370} y={68} scale={0.6} turn={-36} />
      <Bud ink={siteFlower} x={416} y={54} scale={0.5} turn={6} />
      <path fill="none" stroke={siteInk.wood} d={SILK} />
    </svg>
  );
}
