import type { Random } from "../random";
import { begin, Cloud, Driver, hill, KapokTree, type MotifProps, pebble, Stroller } from "./stage";

const CANOPY =
  "M-160-170C-150-260-80-300 0-300C80-300 150-260 160-170Q134-196 106-170Q80-196 53-170Q27-196 0-170Q-27-196-53-170Q-80-196-106-170Q-134-196-160-170z";
const PANELS =
  "M0-300C-40-280-56-230-53-170Q-80-196-106-170C-100-240-60-284 0-300zM0-300C40-280 56-230 53-170Q80-196 106-170C100-240 60-284 0-300z";

interface UmbrellaProps {
  x: number;
  y: number;
  scale: number;
  /** Degrees, clockwise. */
  turn: number;
  /** Colours of the canopy and of every other panel. */
  cloth: readonly [fill: string, shade: string];
  stick: string;
}

/** An open umbrella; the hand holds it at the origin, the canopy is 320 wide and 300 up. */
function Umbrella({ x, y, scale, turn, cloth: [fill, shade], stick }: UmbrellaProps) {
  const handle = "M0-310V-10Q0 20 18 20Q34 20 34 2";
  return (
    <g transform={`translate(${Math.round(x)} ${y})rotate(${turn})scale(${scale})`}>
      <path d={handle} fill="none" stroke={stick} strokeWidth="8" strokeLinecap="round" />
      <path fill={fill} d={CANOPY} />
      <path fill={shade} d={PANELS} />
    </g>
  );
}

/** Path data of slanting rain. */
function rainfall(random: Random): string {
  const slant = random.between(14, 44);
  const drops = Array.from({ length: 64 }, (_, i) => {
    const reach = random.between(0.5, 1.3);
    const start = `M${((i * 137) % 1700) + random.whole(-30, 30)} ${random.whole(240, 960)}`;
    return `${start}l${Math.round(-slant * reach)} ${Math.round(76 * reach)}`;
  });
  return drops.join("");
}

function puddles(random: Random): string {
  const middles = [250, 820, 1330].map(
    (x) => [x + random.between(-90, 90), random.between(1100, 1170)] as const,
  );
  return middles.map((at) => pebble(random, at, random.between(110, 190), 20)).join("");
}

/** Two friends, each under an umbrella; the one on wheels has it on the chair. */
function Friends(props: MotifProps) {
  const { palette, random } = begin(props);
  const red = [palette.accent, palette.accentDeep] as const;
  const gold = [palette.gold, "#C98A2B"] as const;
  const swap = random.chance(0.5);
  const wheels = random.between(480, 600);
  const feet = random.between(960, 1060);
  const cast = random.whole(0, 3);
  const stick = palette.deep;
  return (
    <>
      <Umbrella x={wheels - 60} y={900} scale={1.8} turn={4} cloth={swap ? red : gold} stick={stick} />
      <Driver x={wheels} y={1140} scale={1.9} cast={cast} turn={4} />
      <Umbrella x={feet + 124} y={700} scale={1.5} turn={-10} cloth={swap ? gold : red} stick={stick} />
      <Stroller x={feet} y={1130} scale={1.9} cast={cast + 1} arms="wave" turn={-4} />
    </>
  );
}

/** A walk in the spring rain. */
export function Rain(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const tree = random.chance(0.5) ? random.between(1320, 1420) : random.between(140, 240);
  return (
    <>
      {[140, 620, 1060].map((x) => (
        <Cloud key={x} {...part()} x={x + random.between(-60, 60)} y={random.between(90, 170)} scale={1.7} />
      ))}
      <path d={hill(random, 760, 80)} fill={palette.far} />
      <KapokTree {...part()} at={[tree, 960]} height={random.between(520, 660)} />
      <path d={hill(random, 960, 20)} fill={palette.mid} />
      <path d={puddles(random)} fill={palette.haze} />
      <path stroke={palette.air} strokeWidth="5" strokeLinecap="round" opacity=".55" d={rainfall(random)} />
      <Friends {...part()} />
    </>
  );
}
