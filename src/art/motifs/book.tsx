import { grow, limbPath } from "../branch";
import { points } from "../geometry";
import type { Random } from "../random";
import { Blooms, begin, Cloud, Drift, type MotifProps, pebble } from "./stage";

const TRUNK = { spine: points([800, 920, 806, 830, 792, 740, 800, 620]), from: 96, to: 62 };
const COVER = "M190 900Q500 1000 800 1090Q1100 1000 1410 900L1440 1060Q1100 1100 800 1170Q500 1100 160 1060z";
const PAGES =
  "M800 930C680 820 420 800 220 840L190 1040C420 1000 660 1020 800 1120C940 1020 1180 1000 1410 1040L1380 840C1180 800 920 820 800 930z";
const TURNING = "M800 930C760 894 700 868 640 850L624 1046C690 1060 760 1086 800 1120z";

const writing = (random: Random, x: number, slope: number) =>
  [872, 912, 952, 992]
    .map((y) => `M${x} ${y}q120 ${-30 * slope} ${random.whole(220, 320)} ${-12 * slope}`)
    .join("");

/** An open book from which a tree grows. */
export function Book(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const boughs = [-2.5, -2.0, -1.5, -1.05, -0.6].map((lean) => {
    const angle = lean + random.between(-0.14, 0.14);
    return grow(random, {
      at: [800, 660],
      angle,
      length: random.between(400, 520),
      width: 40,
      depth: 1,
      lift: 0.35,
    });
  });
  const lines = writing(random, 290, 1) + writing(random, 960, 0.4);
  return (
    <>
      <path d={pebble(random, [800, 500], 500, 430)} fill={palette.haze} />
      <Cloud {...part()} x={random.between(120, 260)} y={random.between(180, 300)} />
      <path d="M0 990H1600V1200H0z" fill={palette.far} />
      <path d={COVER} fill={palette.accent} />
      <path d={PAGES} fill={palette.light} />
      <path d={TURNING} fill={palette.haze} />
      <path fill="none" stroke={palette.mid} strokeWidth="9" strokeLinecap="round" d={lines} />
      <path d={limbPath([TRUNK, ...boughs.flatMap(({ limbs }) => limbs)])} fill={palette.near} />
      <Blooms {...part()} tips={boughs.flatMap(({ tips }) => tips)} scale={random.between(1, 1.35)} />
      <Drift {...part()} box={[1200, 140, 320, 560]} count={5} />
    </>
  );
}
