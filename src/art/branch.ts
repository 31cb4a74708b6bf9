import { Pen, type Point, polar } from "./geometry";
import type { Random } from "./random";

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

/** Path data of a ribbon whose full width at each point of its centre line is told one by one. */
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
