import { Cast, type CastProps } from "../cast/cast";
import type { PersonName } from "../cast/people";
import { createRandom, Pen, type Point, polar, type Random, softShape } from "../drawing";
import {
  along,
  Bud,
  CupFlower,
  flossPath,
  type Growth,
  grow,
  limbPath,
  OpenFlower,
  type Shoot,
  type Tip,
} from "../flower";
import type { Palette } from "../palettes";

/** Turns a direction of growth (radians, 0 = right) into the tilt of a flower (degrees, 0 = upright), near upright. */
function tilt(angle: number): number {
  const degrees = (angle * 180) / Math.PI + 90;
  const turned = degrees - Math.round(degrees / 360) * 360;
  return Math.max(-75, Math.min(75, turned));
}

interface BloomsProps extends MotifProps {
  tips: readonly Tip[];
  scale: number;
}

/** Puts a flower or a bud on each tip. */
export function Blooms({ tips, scale, ...props }: BloomsProps) {
  const { palette, random } = begin(props);
  return tips.map(({ at: [x, y], angle }, i) => {
    const size = scale * random.between(0.8, 1.15);
    const spot = { ink: palette.flower, x, y, scale: size, turn: tilt(angle) };
    const kind = random.next();
    const key = `${i}:${Math.round(x)}`;
    if (kind < 0.22) return <Bud key={key} {...spot} scale={size * 0.8} />;
    if (kind < 0.7) return <CupFlower key={key} {...spot} />;
    return <OpenFlower key={key} {...spot} turn={random.between(-30, 30)} />;
  });
}

interface BoughProps extends MotifProps {
  shoot: Shoot;
  /** Size of its flowers. */
  bloom: number;
  fill?: string;
}

/** Places on the stronger limbs where a flower can sit upright. */
const sitting = ({ limbs }: Growth): Tip[] =>
  limbs.filter(({ from }) => from > 9).map(({ spine }) => ({ ...along(spine, 0.62), angle: -Math.PI / 2 }));

/** A kapok bough in flower. */
export function Bough({ shoot, bloom, fill, ...props }: BoughProps) {
  const { palette, random, part } = begin(props);
  const growth = grow(random, shoot);
  const spots = [...growth.tips, ...sitting(growth)].filter((_, i) => i === 0 || random.chance(0.62));
  return (
    <>
      <path d={limbPath(growth.limbs)} fill={fill ?? palette.deep} />
      <Blooms {...part()} tips={spots} scale={bloom} />
    </>
  );
}

interface TreeProps extends MotifProps {
  /** The middle of its foot. */
  at: Point;
  height: number;
}

/** A whole kapok tree. */
export function KapokTree({ at, height, ...props }: TreeProps) {
  const { palette, random, part } = begin(props);
  const crown = polar(at, -Math.PI / 2, height * 0.42);
  const boughs = [-2.75, -2.2, -1.55, -0.95, -0.4].map((lean) => {
    const angle = lean + random.between(-0.15, 0.15);
    const length = height * random.between(0.46, 0.58);
    return grow(random, { at: crown, angle, length, width: height * 0.07, depth: 1, lift: 0.5 });
  });
  const spine = [polar(at, 1.57, 12), polar(at, -1.5, height * 0.15), polar(at, -1.6, height * 0.3)];
  const trunk = {
    spine: [...spine, polar(crown, -1.5, height * 0.1)],
    from: height * 0.13,
    to: height * 0.08,
  };
  const tips = boughs.flatMap((bough) => bough.tips.slice(0, 3));
  return (
    <>
      <path d={limbPath([trunk, ...boughs.flatMap(({ limbs }) => limbs)])} fill={palette.deep} />
      <Blooms {...part()} tips={tips} scale={height / 620} />
    </>
  );
}

type Place = Pick<CastProps, "x" | "y" | "scale" | "turn" | "arms"> & {
  /** Who it is; neighbours take different numbers. */
  cast: number;
};

/** Black hair, tyres and shoes in pictures, which have no theme. */
export const DARK = "#241F26";

const DRIVERS: readonly PersonName[] = ["lawyer", "girl", "student"];

const STROLLERS: readonly PersonName[] = ["carer", "grandmother", "walker", "father"];

const pick = (names: readonly PersonName[], cast: number): PersonName =>
  names[cast % names.length] ?? "student";

/** One of the people who drive a powered wheelchair. */
export function Driver({ cast, ...place }: Place) {
  return <Cast {...place} name={pick(DRIVERS, cast)} dark={DARK} />;
}

/** One of the people on foot. */
export function Stroller({ cast, ...place }: Place) {
  return <Cast {...place} name={pick(STROLLERS, cast)} dark={DARK} />;
}

/** The properties of every motif. The frame is 1600 wide and 1200 high. */
export interface MotifProps {
  palette: Palette;
  seed: number;
}

/**
 * Starts a drawing: its generator, and a maker of props for its parts. Each part gets a seed of its own, so that
 * drawing it twice, as React may, gives the same picture.
 */
export function begin({ palette, seed }: MotifProps) {
  const random = createRandom(seed);
  return { palette, random, part: (): MotifProps => ({ palette, seed: random.seed() }) };
}

/** Rolling land: path data from a wavy line at about `y` down to the foot of the frame. */
export function hill(random: Random, y: number, rise = 60): string {
  const ridge = [-120, 280, 680, 1080, 1480, 1800].map((x): Point => [x, y + random.between(-rise, rise)]);
  const pen = new Pen().move([-120, 1220]).line(ridge[0] ?? [0, y]);
  return pen.flow(ridge.slice(1)).line([1800, 1220]).close().toString();
}

/** Path data of a soft, slightly uneven round shape: backgrounds, pools, stones. */
export function pebble(random: Random, [x, y]: Point, rx: number, ry = rx): string {
  const corners = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 9) * Math.PI * 2;
    const reach = random.between(0.94, 1.1);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return softShape(corners);
}

interface CloudProps extends MotifProps {
  x: number;
  y: number;
  scale?: number;
}

/** A long flat cloud in the manner of woodcuts: stacked rounded bars. */
export function Cloud({ x, y, scale = 1, ...props }: CloudProps) {
  const { palette, random } = begin(props);
  const bars = [0, 34, 68].map((drop) => {
    const start = Math.round(x + random.between(-60, 60) * scale);
    return `M${start} ${Math.round(y + drop * scale)}h${Math.round(random.between(120, 300) * scale)}`;
  });
  return <path d={bars.join("")} stroke={palette.haze} strokeWidth={36 * scale} strokeLinecap="round" />;
}

interface DriftProps extends MotifProps {
  /** Where the floss may be: left, top, width, height. */
  box: readonly [left: number, top: number, width: number, height: number];
  count?: number;
}

/** Floss in the air. */
export function Drift({ box: [left, top, width, height], count = 6, ...props }: DriftProps) {
  const { palette, random } = begin(props);
  const seeds = Array.from({ length: count }, (_, i): Point => {
    const across = (i + random.between(0.1, 0.9)) / count;
    return [Math.round(left + across * width), Math.round(random.between(top, top + height))];
  });
  const silk = seeds.map((at) => flossPath(random, at, random.between(26, 48), -0.8, 13));
  return (
    <g fill="none" stroke={palette.light} strokeLinecap="round">
      <path strokeWidth="2.4" d={silk.join("")} />
      <path strokeWidth="9" d={seeds.map(([x, y]) => `M${x} ${y}h0`).join("")} />
    </g>
  );
}
