import { limbPath } from "../../../../core/art/branch";
import { siteFlower, siteInk } from "../../../../core/art/colours";
import { PoweredChair } from "../../../../core/art/figures/wheelchair";
import { flossPath } from "../../../../core/art/floss";
import { Bud, CupFlower } from "../../../../core/art/flower";
import { createRandom } from "../../../../core/art/random";

const CHAIR = { body: siteInk.kapok, seat: siteInk.dark, tyre: siteInk.dark, hub: siteInk.mist };
const TREE = limbPath([
  {
    spine: [
      [136, 80],
      [134, 62],
      [138, 46],
      [134, 30],
    ],
    from: 7,
    to: 1,
  },
  {
    spine: [
      [135, 64],
      [122, 56],
      [116, 44],
    ],
    from: 4,
    to: 1,
  },
  {
    spine: [
      [136, 56],
      [146, 48],
      [148, 36],
    ],
    from: 4,
    to: 1,
  },
]);

/** A powered wheelchair on a level path that winds towards a tree. */
export function ChairAndPath() {
  return (
    <>
      <path
        fill={siteInk.leaf}
        d="M0 112C40 100 80 104 104 92C116 86 112 80 128 78L146 78C142 86 150 94 136 106C128 112 112 118 96 120H0z"
      />
      <path fill={siteInk.wood} d={TREE} />
      <CupFlower ink={siteFlower} x={134} y={32} scale={0.24} plain />
      <CupFlower ink={siteFlower} x={116} y={46} scale={0.2} turn={-20} plain />
      <Bud ink={siteFlower} x={148} y={38} scale={0.22} turn={16} />
      <g transform="translate(52 110)scale(.46)">
        <PoweredChair ink={CHAIR} />
      </g>
    </>
  );
}

const SILK =
  flossPath(createRandom(2), [96, 34], 18, -0.7, 9) +
  flossPath(createRandom(5), [130, 18], 13, -0.6, 9) +
  flossPath(createRandom(9), [60, 18], 11, -1, 7);

/** An open book from which floss drifts away to take root elsewhere. */
export function BookAndFloss() {
  return (
    <>
      <path fill={siteInk.blush} d="M80 62C64 50 40 48 18 54V108C40 102 64 104 80 114z" />
      <path fill={siteInk.leaf} d="M80 62C96 50 120 48 142 54V108C120 102 96 104 80 114z" />
      <path
        stroke={siteInk.wood}
        strokeWidth="5"
        strokeLinejoin="round"
        d="M80 62C64 50 40 48 18 54V108C40 102 64 104 80 114C96 104 120 102 142 108V54C120 48 96 50 80 62zV112"
      />
      <path
        stroke={siteInk.wood}
        strokeWidth="3"
        d="M32 68C44 66 56 68 66 74M32 84C44 82 56 84 66 90M94 74C104 68 116 66 128 68M94 90C104 84 116 82 128 84"
      />
      <path stroke={siteInk.wood} strokeWidth="1.2" d={SILK} />
      <path stroke={siteInk.kapok} strokeWidth="5" d="M96 34h0M130 18h0M60 18h0" />
    </>
  );
}
