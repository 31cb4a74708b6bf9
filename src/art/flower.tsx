import { type FlowerInk, Pen, type Point, polar, type Random } from "./drawing";

interface FlowerProps {
  ink: FlowerInk;
  x: number;
  y: number;
  /** 1 draws a flower about 120 units wide. */
  scale?: number;
  /** Degrees, clockwise; 0 stands upright. */
  turn?: number;
  /** Leaves out the veins, for small sizes. */
  plain?: boolean;
}

const place = ({ x, y, scale = 1, turn = 0 }: FlowerProps) =>
  `translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})scale(${Number(scale.toFixed(2))})`;

const CUP_BACK = "M-7-22C-26-44-36-72-25-86C-14-96 0-84 0-70C4-88 20-94 29-84C38-68 24-42 8-22z";
const CUP_STAMENS = "M-4-50q-8-28-16-44M-2-50q-4-30-7-54M0-50q2-32 4-56M2-50q8-28 13-49M3-50q12-22 22-38";
const CUP_ANTHERS = "M-20-94h0M-9-104h0M4-106h0M15-99h0M25-88h0";
const CUP_PETALS =
  "M-8-18C-20-30-30-52-46-58C-56-61-58-50-66-50C-74-52-70-68-58-73C-40-79-24-64-16-48C-14-60-8-71 2-72C14-72 19-60 19-48C28-64 43-78 59-70C71-63 72-49 65-48C58-48 57-58 47-55C33-50 22-30 10-18z";
const CUP_VEINS =
  "M-16-48Q-15-34-8-20M19-48Q17-32 10-20M1-62Q2-44 1-28M-52-66Q-34-64-20-40M54-63Q38-60 25-42";
const CALYX = "M-4 6C-15 2-19-11-17-24C-12-31-7-28-5-23C-1-31 6-30 8-24C12-30 17-28 18-22C19-9 14 3 5 6z";
const OPEN_BACK =
  "M-8 12C-34 6-58-6-62-25C-64-43-44-50-30-40C-16-31-4-18 0-4C5-18 17-34 33-43C49-50 64-41 60-23C54-5 30 8 8 12z";
const OPEN_PETALS =
  "M-11 0C-21-14-25-36-19-50C-12-62 12-64 19-51C25-36 21-14 11 0C28-3 48 6 55 24C59 42 40 52 25 45C12 38 3 26 0 12C-4 28-12 41-26 48C-42 53-59 41-53 23C-46 5-28-4-11 0z";
const OPEN_VEINS =
  "M-6-22Q-9-36-6-48M7-24Q10-36 9-44M18 12Q31 17 41 29M11 19Q18 30 27 36M-19 12Q-32 18-42 30M-11 21Q-17 32-26 38";
const OPEN_BACK_VEINS = "M-19-12Q-35-19-50-30M20-13Q36-21 49-31";
const OPEN_STAMENS =
  "M0 2L-3-24M0 2L10-22M0 2L20-11M0 2L22 5M0 2L15 18M0 2L1 23M0 2L-13 19M0 2L-22 7M0 2L-22-7M0 2L-14-18";
const OPEN_ANTHERS = "M-3-24h0M10-22h0M21-12h0M22 5h0M15 18h0M1 24h0M-13 20h0M-22 7h0M-22-8h0M-14-18h0";

/** A kapok flower from the side: calyx cup at the origin, thick petals curling outwards, stamens above. */
export function CupFlower(props: FlowerProps) {
  const { ink } = props;
  return (
    <g transform={place(props)} strokeLinecap="round" fill="none">
      <path fill={ink.shade} d={CUP_BACK} />
      <path stroke={ink.stamen} strokeWidth="2" d={CUP_STAMENS} />
      <path stroke={ink.stamen} strokeWidth="6" d={CUP_ANTHERS} />
      <path fill={ink.petal} d={CUP_PETALS} />
      {props.plain ? null : <path stroke={ink.shade} strokeWidth="2.4" d={CUP_VEINS} />}
      <path fill={ink.calyx} d={CALYX} />
    </g>
  );
}

/** A kapok flower from the front: five cupped petals around a brush of stamens, centre at the origin. */
export function OpenFlower(props: FlowerProps) {
  const { ink } = props;
  return (
    <g transform={place(props)} strokeLinecap="round" fill="none">
      <path fill={ink.shade} d={OPEN_BACK} />
      <path fill={ink.petal} d={OPEN_PETALS} />
      {props.plain ? null : <path stroke={ink.shade} strokeWidth="2.4" d={OPEN_VEINS} />}
      {props.plain ? null : <path stroke={ink.petal} strokeWidth="2.4" d={OPEN_BACK_VEINS} />}
      <path stroke={ink.stamen} strokeWidth="2.2" d={OPEN_STAMENS} />
      <path stroke={ink.stamen} strokeWidth="6" d={OPEN_ANTHERS} />
      <circle r="7" fill={ink.calyx} />
    </g>
  );
}

/** A bud about to open, calyx at the origin. */
export function Bud(props: FlowerProps) {
  const { ink } = props;
  return (
    <g transform={place(props)}>
      <path fill={ink.petal} d="M-11-14C-16-34-9-48 1-53C11-47 15-32 11-14z" />
      <path fill={ink.shade} d="M1-53C11-47 15-32 11-14L3-14C8-28 7-42 1-53z" />
      <path fill={ink.calyx} d="M-4 6C-16 2-17-14-13-26C-8-24-5-27 0-22C4-27 9-25 13-27C17-13 15 2 4 6z" />
    </g>
  );
}

/**
 * Path data (to be stroked) of one tuft of kapok floss: fine silk swirling from a seed. `angle` in radians is the
 * way the silk streams; `size` its reach in viewBox units.
 */
export function flossPath(
  random: Random,
  seed: Point,
  size: number,
  angle = -Math.PI / 2,
  hairs = 11,
): string {
  const pen = new Pen(size < 20 ? 1 : 0);
  for (let i = 0; i < hairs; i++) {
    const spread = (i / (hairs - 1) - 0.5) * 4.4;
    const reach = size * random.between(0.75, 1) * (1 - Math.abs(spread) * 0.14);
    pen
      .move(seed)
      .quad(polar(seed, angle + spread * 0.8 - 0.3, reach * 0.6), polar(seed, angle + spread, reach));
  }
  return pen.toString();
}

/** A tapering stroke: a centre line and its full width at both ends, in viewBox units. */
export interface Limb {
  spine: readonly Point[];
  from: number;
  to: number;
  /** Rounds the thick end instead of flaring it. */
  round?: boolean;
}

/** Where a limb ends, and which way it points (radians). */
export interface Tip {
  at: Point;
  angle: number;
}

export interface Growth {
  limbs: Limb[];
  tips: Tip[];
}

/** The beginning of a branch. Angles in radians; `lift` turns it upwards (positive) or down, `wander` shakes it. */
export interface Shoot extends Tip {
  length: number;
  width: number;
  /** The number of times that it may fork. */
  depth: number;
  lift?: number;
  wander?: number;
  /** Turn still to be made while leaving the parent. */
  leave?: number;
}

const STEPS = 4;

/** Point and direction on a spine at `t` (0 start, 1 end). */
export function along(spine: readonly Point[], t: number): Tip {
  const place = Math.min(Math.max(t, 0), 0.999) * (spine.length - 1);
  const i = Math.floor(place);
  const a = spine[i] ?? [0, 0];
  const b = spine[i + 1] ?? a;
  const f = place - i;
  const at: Point = [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
  return { at, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) };
}

function fromParent(random: Random, parent: Shoot, { at, angle }: Tip, step: number, side: number): Growth {
  const turn = side * random.between(0.5, 1.05);
  return grow(random, {
    ...parent,
    at,
    angle: angle + turn * 0.35,
    leave: turn * 0.65,
    length: parent.length * random.between(0.42, 0.7) * (1.15 - step * 0.1),
    width: parent.width * (0.78 - step * 0.09),
    depth: parent.depth - 1,
  });
}

/** Grows a forking branch, or a dendrite, whose forks leave their parent smoothly and thin towards the tips. */
export function grow(random: Random, shoot: Shoot): Growth {
  const { lift = 0.3, wander = 0.3, leave = 0, depth, length, width } = shoot;
  const spine: Point[] = [shoot.at];
  const growth: Growth = { limbs: [], tips: [] };
  let { at, angle } = shoot;
  let side = random.chance(0.5) ? 1 : -1;
  for (let step = 1; step <= STEPS; step++) {
    angle += random.between(-wander, wander) - (lift * Math.cos(angle)) / STEPS;
    if (step < 3) angle += leave / 2;
    at = polar(at, angle, length / STEPS);
    spine.push(at);
    if (depth > 0 && step > 1 && step < STEPS) {
      side = -side;
      const fork = fromParent(random, shoot, { at: spine.at(-2) ?? at, angle }, step, side);
      growth.limbs.push(...fork.limbs);
      growth.tips.push(...fork.tips);
    }
  }
  growth.limbs.unshift({ spine, from: width, to: Math.max(width * 0.1, 0.8) });
  growth.tips.unshift({ at, angle });
  return growth;
}

function offset(spine: readonly Point[], i: number, distance: number): Point {
  const here = spine[i] ?? [0, 0];
  const before = spine[i - 1] ?? here;
  const after = spine[i + 1] ?? here;
  return polar(here, Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2, distance);
}

/** Draws the outline around a centre line, given half its width at each of its points. */
function traceOutline(pen: Pen, spine: readonly Point[], half: (i: number) => number, round?: boolean) {
  const left = spine.map((_, i) => offset(spine, i, -half(i)));
  const right = spine.map((_, i) => offset(spine, i, half(i))).reverse();
  const [start, ...forth] = left;
  const [turn, ...back] = right;
  if (!start || !turn) return;
  pen.move(start).flow(forth).line(turn).flow(back);
  if (round) pen.cap(start);
  pen.close();
}

/** A limb's base flares a little, so that it melts into what carries it. */
function traceLimb(pen: Pen, { spine, from, to, round }: Limb) {
  const last = spine.length - 1;
  const half = (i: number) => (to + (from - to) * (1 - i / last) ** 0.85) * (i === 0 && !round ? 0.62 : 0.5);
  traceOutline(pen, spine, half, round);
}

/** Path data of a ribbon with its full width given for each point of its centre line. */
export function ribbonPath(spine: readonly Point[], widths: readonly number[]): string {
  const pen = new Pen();
  traceOutline(pen, spine, (i) => (widths[i] ?? 0) / 2);
  return pen.toString();
}

/** Path data for limbs drawn together. Fill with the non-zero rule. `digits`: decimals kept. */
export function limbPath(limbs: readonly Limb[], digits: 0 | 1 = 0): string {
  const pen = new Pen(digits);
  for (const limb of limbs) traceLimb(pen, limb);
  return pen.toString();
}
