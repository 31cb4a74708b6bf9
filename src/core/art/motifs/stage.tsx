import { along, type Growth, grow, limbPath, type Shoot, type Tip } from "../branch";
import { flossPath } from "../floss";
import { Bud, CupFlower, OpenFlower } from "../flower";
import { type Point, Pen, polar, softShape } from "../geometry";
import type { Palette } from "../palettes";
import type { Random } from "../random";

/** What every motif is drawn from. The frame is 1600 wide and 1200 high. */
export interface MotifProps {
  palette: Palette;
  random: Random;
}

export const WIDTH = 1600;
export const HEIGHT = 1200;

/** Rolling land: path data from a wavy line at about `y` down to the foot of the frame. */
export function hill(random: Random, y: number, rise = 60): string {
  const xs = [-120, 280, 680, 1080, 1480, 1800];
  const ridge = xs.map((x): Point => [x, y + random.between(-rise, rise)]);
  const pen = new Pen().move([-120, HEIGHT + 20]).line(ridge[0] ?? [0, y]).flow(ridge.slice(1));
  return pen.line([1800, HEIGHT + 20]).close().toString();
}

/** A soft, slightly uneven round shape: clouds, bushes, pools, stones. */
export function pebble(random: Random, [x, y]: Point, rx: number, ry = rx, corners = 9): string {
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2;
    const reach = random.between(0.9, 1.16);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return softShape(points);
}

/** A long flat cloud in the manner of woodcuts: stacked rounded bars. */
export function Cloud({ random, x, y, scale = 1, fill }: { random: Random; x: number; y: number; scale?: number; fill: string }) {
  const bars = [0, 1, 2].map((row) => {
    const start = x + random.between(-60, 60) * scale;
    return `M${Math.round(start)} ${Math.round(y + row * 34 * scale)}h${Math.round(random.between(120, 300) * scale)}`;
  });
  return <path d={bars.join("")} stroke={fill} strokeWidth={Math.round(36 * scale)} strokeLinecap="round" />;
}

/** Turns a direction of growth (radians, 0 = right) into the tilt of an upright flower (degrees), held near upright. */
export const tilt = (angle: number, most = 75) => {
  const degrees = ((((angle * 180) / Math.PI + 90 + 540) % 360) + 360) % 360 - 180;
  return Math.max(-most, Math.min(most, degrees));
};

interface BloomProps extends MotifProps {
  tips: readonly Tip[];
  scale: number;
}

/** Puts a flower or a bud on each tip. */
export function Blooms({ tips, palette, random, scale }: BloomProps) {
  return tips.map(({ at: [x, y], angle }) => {
    const size = scale * random.between(0.8, 1.15);
    const props = { ink: palette.flower, x, y, scale: size, turn: tilt(angle) };
    const kind = random.next();
    if (kind < 0.22) return <Bud key={`${x}`} {...props} scale={size * 0.8} />;
    if (kind < 0.7) return <CupFlower key={`${x}`} {...props} />;
    return <OpenFlower key={`${x}`} {...props} turn={random.between(-30, 30)} />;
  });
}

export interface BoughProps extends MotifProps {
  shoot: Shoot;
  /** Size of flowers; 0 leaves the wood bare. */
  bloom: number;
  fill?: string;
}

const sitting = ({ limbs }: Growth): Tip[] =>
  limbs.filter(({ from }) => from > 9).map(({ spine }) => ({ ...along(spine, 0.62), angle: -Math.PI / 2 }));

/** A kapok bough in flower. */
export function Bough({ shoot, bloom, palette, random, fill = palette.deep }: BoughProps) {
  const growth = grow(random, shoot);
  const spots = [...growth.tips, ...sitting(growth)].filter((_, i) => i === 0 || random.chance(0.62));
  return (
    <>
      <path d={limbPath(growth.limbs)} fill={fill} />
      {bloom > 0 ? <Blooms tips={spots} palette={palette} random={random} scale={bloom} /> : null}
    </>
  );
}

/** A whole small kapok tree with its foot at `at`. */
export function KapokTree({ at, height, palette, random, fill = palette.deep, bloom = height / 620 }: MotifProps & { at: Point; height: number; fill?: string; bloom?: number }) {
  const crown = polar(at, -Math.PI / 2, height * 0.42);
  const boughs = [-2.75, -2.2, -1.55, -0.95, -0.4].map((angle) =>
    grow(random, { at: crown, angle: angle + random.between(-0.15, 0.15), length: height * random.between(0.46, 0.58), width: height * 0.07, depth: 1, lift: 0.5 }),
  );
  const trunk = { spine: [polar(at, Math.PI / 2, 12), polar(at, -1.5, height * 0.15), polar(at, -1.6, height * 0.3), polar(crown, -1.5, height * 0.1)], from: height * 0.13, to: height * 0.08 };
  return (
    <>
      <path d={limbPath([trunk, ...boughs.flatMap(({ limbs }) => limbs)])} fill={fill} />
      <Blooms tips={boughs.flatMap(({ tips }) => tips.slice(0, 3))} palette={palette} random={random} scale={bloom} />
    </>
  );
}

/** Floss in the air, anywhere inside the given box. */
export function Drift({ random, box: [x, y, w, h], count = 6, ink }: { random: Random; box: readonly [number, number, number, number]; count?: number; ink: string }) {
  const seeds = Array.from({ length: count }, (): Point => [random.between(x, x + w), random.between(y, y + h)]);
  return (
    <g fill="none" stroke={ink} strokeLinecap="round">
      <path strokeWidth="2.4" d={seeds.map((at) => flossPath(random, at, random.between(26, 48), -0.8, 13)).join("")} />
      <path strokeWidth="9" d={seeds.map(([a, b]) => `M${Math.round(a)} ${Math.round(b)}h0`).join("")} />
    </g>
  );
}
