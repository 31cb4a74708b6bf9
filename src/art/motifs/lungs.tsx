import { type Growth, grow, limbPath } from "../branch";
import { points } from "../geometry";
import type { Random } from "../random";
import { Blooms, begin, Drift, type MotifProps, pebble } from "./stage";

const RIGHT_LOBE =
  "M838 420C900 330 1010 300 1080 400C1170 530 1230 720 1210 900C1200 980 1120 990 1050 950C980 910 900 900 870 840C850 780 880 700 850 640C830 590 820 480 838 420z";
const LEFT_LOBE =
  "M762 420C700 330 590 300 520 400C430 530 370 720 390 900C400 980 480 990 550 950C640 900 730 890 742 820C752 770 720 720 744 640C770 590 780 480 762 420z";
const WINDPIPE = { spine: points([800, 90, 802, 220, 798, 340, 800, 470]), from: 66, to: 58 };
const RINGS = [150, 196, 242, 288, 334].map((y) => `M772 ${y}h56`).join("");
const AIR =
  "M818 84C880 20 1060 20 1180 60C1300 100 1400 60 1480 30M830 100C920 60 1060 80 1180 120C1300 160 1440 120 1560 90M782 84C720 20 540 20 420 60C300 100 200 60 120 30";

/** Airways from the windpipe: how far from it they begin (x, y), where they head (radians), and their growth. */
const AIRWAYS = [
  { from: [4, 430], head: 0.7, length: 570, shape: { width: 58, depth: 2, lift: -0.6, wander: 0.12 } },
  { from: [90, 510], head: 0.2, length: 250, shape: { width: 30, depth: 1, lift: 0.5, wander: 0.2 } },
  { from: [60, 490], head: 1.1, length: 430, shape: { width: 30, depth: 1, lift: -0.2, wander: 0.16 } },
] as const;

/** The airways of one lung; `sign` 1 on the right of the picture, -1 on the left. */
function airways(random: Random, sign: 1 | -1): Growth {
  const size = random.between(0.94, 1.02);
  const all = AIRWAYS.map(({ from: [x, y], head, length, shape }) => {
    const angle = sign > 0 ? head : Math.PI - head;
    return grow(random, { at: [800 + sign * x, y], angle, length: length * size, ...shape });
  });
  return { limbs: all.flatMap(({ limbs }) => limbs), tips: all.flatMap(({ tips }) => tips) };
}

/** Breath: the airways are a tree upside down, in flower at its tips. */
export function Lungs(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const sides = [airways(random, 1), airways(random, -1)];
  const tips = sides.flatMap((side) => side.tips);
  const inside = tips.filter(({ at: [x, y] }) => x > 440 && x < 1160 && y > 420 && y < 930);
  return (
    <>
      <path d={pebble(random, [800, 620], 610, 520)} fill={palette.haze} />
      <path d={RIGHT_LOBE + LEFT_LOBE} fill={palette.far} />
      <path d={limbPath([WINDPIPE, ...sides.flatMap(({ limbs }) => limbs)])} fill={palette.near} />
      <path d={RINGS} stroke={palette.far} strokeWidth="8" strokeLinecap="round" />
      <Blooms {...part()} tips={inside.filter(() => random.chance(0.75))} scale={random.between(0.85, 1.1)} />
      <path
        fill="none"
        stroke={palette.air}
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="1 26"
        d={AIR}
      />
      <Drift {...part()} box={[1260, 190, 280, 800]} count={5} />
      <Drift {...part()} box={[60, 190, 240, 800]} count={4} />
    </>
  );
}
