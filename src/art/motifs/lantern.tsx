import { along, grow, limbPath, type Tip } from "../branch";
import type { Point } from "../geometry";
import type { Random } from "../random";
import { Blooms, begin, Driver, hill, type MotifProps, Stroller } from "./stage";

const CORAL = "#E0694C";
const AMBER = "#F0B95B";
const PALE = "#FBE7DF";
const BRASS = "#E9A63F";
const NIGHT_FLOWER = { petal: CORAL, shade: "#A8361D", calyx: "#0F2E36", stamen: "#FBD58F" };
const SHADES = [CORAL, AMBER, PALE] as const;

/** Half of a paper lantern's rib, from top to bottom and back, `reach` out from the middle. */
const rib = (reach: number, ry: number) =>
  `M0 ${-ry}C${reach} ${-ry} ${reach} ${ry} 0 ${ry}C${-reach} ${ry} ${-reach} ${-ry} 0 ${-ry}`;

/** A paper lantern with ribs and a tassel, on a string `drop` long that begins at the given point. */
function Lamp({
  from: [x, y],
  drop,
  scale,
  long,
  fill,
}: {
  from: Point;
  drop: number;
  scale: number;
  long: boolean;
  fill: string;
}) {
  const [rx, ry] = long ? [78, 124] : [118, 96];
  const ribs = [0.96, 0.48, 0].map((part) => rib(Math.round(rx * part), ry)).join("");
  const tassel = `M0 ${ry}v40M-10 ${ry + 44}l-8 66M0 ${ry + 44}v74M10 ${ry + 44}l8 66`;
  return (
    <>
      <path stroke={BRASS} strokeWidth="4" d={`M${Math.round(x)} ${Math.round(y)}v${Math.round(drop)}`} />
      <g
        transform={`translate(${Math.round(x)} ${Math.round(y + drop + ry * scale)})scale(${scale.toFixed(2)})`}
      >
        <path stroke={BRASS} strokeWidth="6" strokeLinecap="round" d={tassel} />
        <ellipse rx={rx} ry={ry} fill={fill} stroke={BRASS} strokeWidth="4" />
        <path fill="none" stroke={BRASS} strokeWidth="4" d={ribs} />
        <path fill={BRASS} d={`M-40 ${-ry - 12}h80v26h-80zM-34 ${ry - 12}h68v24h-68z`} />
      </g>
    </>
  );
}

function hang(random: Random, spine: readonly Point[]) {
  const count = random.whole(3, 5);
  const shift = random.whole(0, 2);
  return Array.from({ length: count }, (_, i) => ({
    from: along(spine, 0.18 + (i * 0.76) / count).at,
    drop: random.between(30, 170),
    scale: random.between(1.05, 1.45),
    long: (i + count) % 2 === 0,
    fill: SHADES[(i + shift) % 3] ?? CORAL,
  }));
}

/** Short twigs, up and down in turn. */
const twigs = (random: Random, spine: readonly Point[]) =>
  [0.22, 0.45, 0.64, 0.8].map((t, i) => {
    const turn = i % 2 ? -0.7 : 0.6;
    const { at, angle } = along(spine, t + random.between(-0.05, 0.05));
    return grow(random, {
      at,
      angle: angle + turn * 0.4,
      leave: turn,
      length: 210,
      width: 24,
      depth: 0,
      lift: 0,
    });
  });

/** The bough, in flower, with its lanterns. */
function LitBough(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const shape = { length: 1560, width: 60, depth: 0, lift: 0.1, wander: 0.16 } as const;
  const bough = grow(random, { at: [-40, 170], angle: 0.06, ...shape });
  const spine = bough.limbs[0]?.spine ?? [];
  const seats = [0.12, 0.4, 0.66].map((t): Tip => ({ ...along(spine, t), angle: -1.57 }));
  const all = [bough, ...twigs(random, spine)];
  return (
    <>
      {hang(random, spine).map((lamp) => (
        <Lamp key={lamp.from[0]} {...lamp} />
      ))}
      <path fill={palette.mid} d={limbPath(all.flatMap(({ limbs }) => limbs))} />
      <Blooms
        {...part()}
        palette={{ ...palette, flower: NIGHT_FLOWER }}
        tips={[...all.flatMap((one) => one.tips), ...seats]}
        scale={1.45}
      />
    </>
  );
}

/** Lanterns in a kapok at mid-autumn, and people come to see them. */
export function Lantern(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const moon = random.whole(500, 1300);
  const cast = random.whole(0, 3);
  return (
    <>
      <rect width="1600" height="1200" fill={palette.night} />
      <circle cx={moon} cy="500" r="290" fill={palette.nightHaze} />
      <circle cx={moon} cy="500" r="205" fill={PALE} />
      <path d={hill(random, 930, 60)} fill={palette.nightHaze} />
      <path d={hill(random, 1040, 24)} fill={palette.mid} />
      <LitBough {...part()} />
      <Stroller x={random.between(330, 460)} y={1150} scale={1.5} cast={cast + 1} turn={4} />
      <Driver x={random.between(640, 760)} y={1160} scale={1.5} cast={cast} turn={-4} />
    </>
  );
}
