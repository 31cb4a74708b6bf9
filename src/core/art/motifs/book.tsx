import { grow, limbPath } from "../branch";
import { Blooms, Cloud, Drift, type MotifProps, pebble } from "./stage";

const LINES = [0, 1, 2, 3, 4];

/** An open book from which a tree grows. */
export function Book({ palette, random }: MotifProps) {
  const boughs = [-2.5, -2.0, -1.5, -1.05, -0.6].map((angle) =>
    grow(random, { at: [800, 660], angle: angle + random.between(-0.12, 0.12), length: random.between(400, 520), width: 40, depth: 1, lift: 0.35 }),
  );
  const trunk = { spine: [[800, 920], [806, 830], [792, 740], [800, 620]] as const, from: 96, to: 62 };
  const written = (x: number, slope: number) =>
    LINES.map((i) => `M${x} ${872 + i * 40}q120 ${-30 * slope} ${random.whole(220, 330)} ${-12 * slope}`).join("");
  return (
    <>
      <path d={pebble(random, [800, 500], 500, 430)} fill={palette.haze} />
      <Cloud random={random} x={random.between(120, 260)} y={random.between(180, 300)} fill={palette.haze} />
      <path d="M0 990H1600V1200H0z" fill={palette.far} />
      <path d="M190 900Q500 1000 800 1090Q1100 1000 1410 900L1440 1060Q1100 1100 800 1170Q500 1100 160 1060z" fill={palette.accent} />
      <path d="M800 930C680 820 420 800 220 840L190 1040C420 1000 660 1020 800 1120z" fill={palette.light} />
      <path d="M800 930C920 820 1180 800 1380 840L1410 1040C1180 1000 940 1020 800 1120z" fill={palette.light} />
      <path d="M800 930C760 894 700 868 640 850L624 1046C690 1060 760 1086 800 1120z" fill={palette.haze} />
      <path fill="none" stroke={palette.mid} strokeWidth="9" strokeLinecap="round" d={written(290, 1)} />
      <path fill="none" stroke={palette.mid} strokeWidth="9" strokeLinecap="round" d={written(960, 0.4)} />
      <path d={limbPath([trunk, ...boughs.flatMap(({ limbs }) => limbs)])} fill={palette.near} />
      <Blooms tips={boughs.flatMap(({ tips }) => tips)} palette={palette} random={random} scale={1.2} />
      <Drift random={random} box={[1200, 140, 320, 560]} count={5} ink={palette.deep} />
    </>
  );
}
