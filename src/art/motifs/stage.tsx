import { flossPath } from "../floss";
import { Pen, type Point, softShape } from "../geometry";
import type { Palette } from "../palettes";
import { createRandom, type Random } from "../random";

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
