import { limbPath } from "../../../../core/art/branch";
import { siteFlower, siteInk } from "../../../../core/art/colours";
import { Bud, OpenFlower } from "../../../../core/art/flower";

const NERVES = limbPath([
  {
    spine: [
      [74, 34],
      [54, 40],
      [34, 30],
      [12, 40],
    ],
    from: 9,
    to: 1,
  },
  {
    spine: [
      [88, 36],
      [108, 44],
      [128, 34],
      [150, 42],
    ],
    from: 9,
    to: 1,
  },
  {
    spine: [
      [78, 62],
      [58, 72],
      [40, 66],
      [18, 82],
    ],
    from: 9,
    to: 1,
  },
  {
    spine: [
      [92, 62],
      [112, 72],
      [128, 64],
      [146, 78],
    ],
    from: 9,
    to: 1,
  },
  {
    spine: [
      [76, 90],
      [60, 102],
      [46, 100],
      [30, 112],
    ],
    from: 8,
    to: 1,
  },
  {
    spine: [
      [88, 90],
      [106, 104],
      [118, 100],
      [132, 112],
    ],
    from: 8,
    to: 1,
  },
]);

/** The spine, whose nerves leave it like branches in flower. */
export function Spine() {
  return (
    <>
      <path fill={siteInk.wood} d={NERVES} />
      <path
        stroke={siteInk.leaf}
        strokeWidth="18"
        strokeLinejoin="round"
        d="M70 8l14-2M70 34l18 2M76 62l20-2M72 90l20 0M66 116l18-4"
      />
      <path stroke={siteInk.wood} strokeWidth="5" d="M77 0C77 20 86 36 86 60C86 84 78 96 74 120" />
      <OpenFlower ink={siteFlower} x={18} y={40} scale={0.26} turn={-10} plain />
      <OpenFlower ink={siteFlower} x={142} y={78} scale={0.26} turn={30} plain />
      <Bud ink={siteFlower} x={148} y={42} scale={0.3} turn={100} />
      <Bud ink={siteFlower} x={20} y={81} scale={0.3} turn={-126} />
      <Bud ink={siteFlower} x={32} y={111} scale={0.26} turn={-130} />
      <Bud ink={siteFlower} x={130} y={111} scale={0.26} turn={130} />
    </>
  );
}

const AIRWAYS = limbPath([
  {
    spine: [
      [80, 4],
      [81, 24],
      [80, 44],
    ],
    from: 9,
    to: 9,
  },
  {
    spine: [
      [80, 38],
      [66, 50],
      [52, 60],
      [42, 78],
    ],
    from: 8,
    to: 1,
  },
  {
    spine: [
      [60, 54],
      [46, 52],
      [38, 44],
    ],
    from: 5,
    to: 1,
  },
  {
    spine: [
      [54, 60],
      [58, 76],
      [54, 92],
    ],
    from: 5,
    to: 1,
  },
  {
    spine: [
      [80, 38],
      [94, 50],
      [108, 60],
      [118, 78],
    ],
    from: 8,
    to: 1,
  },
  {
    spine: [
      [100, 54],
      [114, 52],
      [122, 44],
    ],
    from: 5,
    to: 1,
  },
  {
    spine: [
      [106, 60],
      [102, 76],
      [106, 92],
    ],
    from: 5,
    to: 1,
  },
]);

/** Lungs whose airways are branches in bud. */
export function Lungs() {
  return (
    <>
      <path
        fill={siteInk.blush}
        d="M70 34C68 22 50 20 38 36C22 58 16 86 22 106C28 118 66 108 70 96zM90 34C92 22 110 20 122 36C138 58 144 86 138 106C132 118 94 108 90 96z"
      />
      <path fill={siteInk.wood} d={AIRWAYS} />
      <Bud ink={siteFlower} x={42} y={78} scale={0.34} turn={-140} />
      <Bud ink={siteFlower} x={38} y={45} scale={0.28} turn={-40} />
      <Bud ink={siteFlower} x={54} y={92} scale={0.28} turn={-170} />
      <Bud ink={siteFlower} x={118} y={78} scale={0.34} turn={140} />
      <Bud ink={siteFlower} x={122} y={45} scale={0.28} turn={40} />
      <Bud ink={siteFlower} x={106} y={92} scale={0.28} turn={170} />
    </>
  );
}
