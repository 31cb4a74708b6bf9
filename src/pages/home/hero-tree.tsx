import { useId } from "react";
import { Cast } from "../../art/cast/cast";
import { createRandom, points, siteFlower, siteInk } from "../../art/drawing";
import { along, Bud, CupFlower, flossPath, grow, type Limb, limbPath, OpenFlower } from "../../art/flower";

/** Boughs leave the trunk the way dendrites leave a nerve cell: all from one swelling. */
const BOUGHS: readonly Limb[] = [
  {
    spine: points([1046, 372, 966, 316, 880, 322, 790, 276, 690, 282, 590, 240, 490, 252, 430, 226]),
    from: 36,
    to: 1,
  },
  {
    spine: points([1044, 362, 1008, 280, 930, 224, 870, 150, 770, 128, 700, 70, 620, 66]),
    from: 30,
    to: 1,
  },
  {
    spine: points([1056, 352, 1068, 270, 1040, 190, 1066, 120, 1046, 76, 1056, 40]),
    from: 30,
    to: 1,
  },
  {
    spine: points([1064, 362, 1112, 286, 1174, 250, 1204, 170, 1300, 120]),
    from: 28,
    to: 7,
  },
  {
    spine: points([1062, 382, 1130, 362, 1200, 374, 1300, 330]),
    from: 24,
    to: 8,
  },
];
const TRUNK: readonly Limb[] = [
  {
    spine: points([1114, 660, 1098, 580, 1060, 520, 1052, 460, 1064, 400, 1054, 330]),
    from: 60,
    to: 52,
  },
  {
    spine: points([1072, 540, 1078, 606, 1010, 620, 940, 642]),
    from: 30,
    to: 2,
  },
  {
    spine: points([1082, 540, 1108, 604, 1180, 606, 1262, 630]),
    from: 30,
    to: 2,
  },
];

/** Twigs: which bough, where on it, to which side they leave, how long. */
const TWIGS: readonly (readonly [bough: number, t: number, turn: number, length: number])[] = [
  [0, 0.36, 0.9, 120],
  [0, 0.5, -0.9, 100],
  [0, 0.6, 1, 130],
  [0, 0.8, -0.8, 90],
  [1, 0.34, 0.9, 110],
  [1, 0.62, 1, 110],
  [2, 0.36, -0.9, 100],
  [3, 0.42, -0.9, 110],
  [4, 0.4, 0.9, 90],
];

function twigs(): Limb[] {
  const random = createRandom(4);
  return TWIGS.flatMap(([bough, t, turn, length], i) => {
    const { at, angle } = along(BOUGHS[bough]?.spine ?? [], t);
    const shoot = { at, angle: angle + turn * 0.4, leave: turn * 0.6, length, width: length / 10, lift: 0.4 };
    return grow(random, { ...shoot, depth: i % 3 === 0 ? 1 : 0 }).limbs;
  });
}

/** Path data of the tree of the home hero, trunk to twigs, in a frame of 1280 by 640. */
const HERO_WOOD = limbPath([...TRUNK, ...BOUGHS, ...twigs()]);

/** The seed hangs below its silk like a small weight. */
const FLOSS = `${flossPath(createRandom(3), [0, 0], 30, -1.2)}M-2 0h4v2h-4z`;

/** x, y, scale, turn. */
type Spot = readonly [x: number, y: number, scale: number, turn: number];
const CUPS: readonly Spot[] = [
  [905, 300, 0.9, -14],
  [706, 262, 0.75, 8],
  [1064, 148, 0.8, 20],
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
  [590, 240, 0.6, -10],
  [1056, 44, 0.6, 12],
];

const FLIGHT: readonly Spot[] = [
  [520, 400, 1, 8],
  [664, 470, 0.7, -20],
  [476, 520, 0.7, 30],
  [560, 340, 0.6, 0],
];

const put = (href: string, spots: readonly Spot[]) =>
  spots.map(([x, y, scale, turn]) => (
    <use key={x} href={`#${href}`} transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`} />
  ));

/**
 * The kapok in flower over four people, for the home hero. It fills its box and keeps its right side, where the
 * tree is, when the box is narrow; the ground runs out at its left end.
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
        <path
          id={`${id}f`}
          d={FLOSS}
          fill="none"
          stroke={siteInk.wood}
          strokeWidth="1.2"
          strokeOpacity=".5"
        />
        <g id={`${id}b`}>
          <Bud ink={siteFlower} x={0} y={0} />
        </g>
      </defs>
      <circle cx="975" cy="262" r="226" fill={siteInk.ground} />
      <path fill={siteInk.leaf} d="M400 640C480 632 548 616 620 606C840 580 1040 566 1280 592V640z" />
      <path fill={siteInk.wood} d={HERO_WOOD} />
      <circle cx="1056" cy="372" r="11" fill={siteInk.ground} />
      {put(`${id}f`, FLIGHT)}
      {put(`${id}c`, CUPS)}
      {put(`${id}o`, OPEN)}
      {put(`${id}b`, BUDS)}
      <Cast name="grandmother" x={660} y={606} scale={0.82} turn={5} />
      <Cast name="girl" x={754} y={620} scale={0.82} arms="wave" turn={-3} />
      <Cast name="father" x={858} y={606} scale={0.82} turn={-5} />
      <Cast name="lawyer" x={968} y={624} scale={0.82} turn={-3} />
    </svg>
  );
}
