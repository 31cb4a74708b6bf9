import { grow, limbPath } from "../branch";
import { Blooms, Drift, type MotifProps, pebble } from "./stage";

const RIGHT_LOBE = "M838 420C900 330 1010 300 1080 400C1170 530 1230 720 1210 900C1200 980 1120 990 1050 950C980 910 900 900 870 840C850 780 880 700 850 640C830 590 820 480 838 420z";
const LEFT_LOBE = "M762 420C700 330 590 300 520 400C430 530 370 720 390 900C400 980 480 990 550 950C640 900 730 890 742 820C752 770 720 720 744 640C770 590 780 480 762 420z";

/** Breath: the airways are a tree upside down, in flower at its tips. */
export function Lungs({ palette, random }: MotifProps) {
  const side = (sign: 1 | -1) => {
    const angle = sign > 0 ? 0.75 : Math.PI - 0.75;
    return grow(random, { at: [800 + sign * 4, 430], angle, length: random.between(520, 570), width: 56, depth: 2, lift: -0.7, wander: 0.14 });
  };
  const right = side(1);
  const left = side(-1);
  const windpipe = { spine: [[800, 90], [802, 220], [798, 340], [800, 470]] as const, from: 66, to: 58 };
  const rings = [150, 196, 242, 288, 334].map((y) => `M772 ${y}h56`).join("");
  const inside = [...right.tips, ...left.tips].filter(({ at: [x, y] }) => x > 440 && x < 1160 && y > 420 && y < 930);
  return (
    <>
      <path d={pebble(random, [800, 620], 610, 520)} fill={palette.haze} />
      <path d={RIGHT_LOBE + LEFT_LOBE} fill={palette.far} />
      <path d={limbPath([windpipe, ...right.limbs, ...left.limbs])} fill={palette.near} />
      <path d={rings} stroke={palette.far} strokeWidth="8" strokeLinecap="round" />
      <Blooms tips={inside.filter(() => random.chance(0.75))} palette={palette} random={random} scale={0.95} />
      <path fill="none" stroke={palette.accent} strokeWidth="7" strokeLinecap="round" strokeDasharray="1 26" d="M900 60C1060 20 1220 90 1330 40M880 110C1060 90 1200 170 1420 110" />
      <Drift random={random} box={[1260, 120, 280, 700]} count={5} ink={palette.deep} />
      <Drift random={random} box={[60, 160, 240, 800]} count={4} ink={palette.deep} />
    </>
  );
}
