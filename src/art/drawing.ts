/**
 * Colours of the site drawings. They follow the theme's custom properties, so that dark mode redraws them; the
 * fallback keeps a drawing whole where no theme is loaded.
 */
export const siteInk = {
  /** Bark and nerve; quieter than links in the dark. */
  wood: "var(--art-wood, var(--color-teal, #0E5A60))",
  /** Hair, tyres and trousers, which must not turn white in the dark. */
  dark: "var(--art-dark, var(--color-ink, #1D2733))",
  kapok: "var(--color-kapok, #B93A1E)",
  teal: "var(--color-teal, #0E5A60)",
  blush: "var(--color-blush, #FBE7DF)",
  leaf: "var(--color-leaf, #DCEBE3)",
  ink: "var(--color-ink, #1D2733)",
  mist: "var(--color-mist, #F4F1EA)",
  /** Behind a drawing, and wherever it needs a light that its section does not have. */
  ground: "var(--art-ground, var(--color-blush, #FBE7DF))",
} as const;

/** Colours of a kapok flower. */
export interface FlowerInk {
  petal: string;
  /** Petals further back. */
  shade: string;
  calyx: string;
  stamen: string;
}

/** Stamens keep one gold in every light: it reads on petals, on paper and on the dark ground. */
const STAMEN = "#E9A63F";

export const siteFlower: FlowerInk = {
  petal: siteInk.kapok,
  shade: "var(--art-shade, #8F2A14)",
  calyx: siteInk.wood,
  stamen: STAMEN,
};

/** Repeatable randomness: the same seed always gives the same series, on the server and in the browser. */
export interface Random {
  /** Next number in [0, 1). */
  next: () => number;
  /** A number in [low, high). */
  between: (low: number, high: number) => number;
  /** A whole number in [low, high], both ends included. */
  whole: (low: number, high: number) => number;
  /** True with the given probability (0 to 1). */
  chance: (probability: number) => boolean;
  /** A seed for a part that draws itself with its own generator. */
  seed: () => number;
  /** One item of a non-empty list. */
  pick: <T>(items: readonly [T, ...T[]]) => T;
}

/** Makes a Mulberry32 generator from any whole number. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    seed: () => Math.floor(next() * 1e9),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** A place on the drawing, in viewBox units: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** Pairs up a flat list: x, y, x, y … */
export function points(flat: readonly number[]): Point[] {
  return flat.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, flat[i + 1] ?? 0]] : []));
}

const midpoint = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** The point at a distance and angle (radians, 0 = right, negative = up) from another. */
export const polar = (from: Point, angle: number, distance: number): Point => [
  from[0] + Math.cos(angle) * distance,
  from[1] + Math.sin(angle) * distance,
];

const short = (value: number) => String(value).replace(/^(-?)0\./, "$1.");

/** Joins numbers the way path data allows: a minus sign already separates. */
function join(values: readonly number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${short(value)}` : short(value))).join("");
}

/**
 * Writes path data in short relative commands. It remembers where the rounded pen really is, so rounding errors
 * do not add up along a path.
 */
export class Pen {
  #d = "";
  #at: Point = [0, 0];
  readonly #unit: number;

  /** `digits`: decimals kept, 0 or 1. */
  constructor(digits: 0 | 1 = 0) {
    this.#unit = 10 ** digits;
  }

  #round(value: number): number {
    return Math.round(value * this.#unit) / this.#unit;
  }

  #relative(points: readonly Point[]): number[] {
    const [x, y] = this.#at;
    return points.flatMap((p) => [this.#round(p[0] - x), this.#round(p[1] - y)]);
  }

  #advance(to: Point) {
    const [dx = 0, dy = 0] = this.#relative([to]);
    this.#at = [this.#round(this.#at[0] + dx), this.#round(this.#at[1] + dy)];
  }

  move(to: Point): this {
    this.#at = [this.#round(to[0]), this.#round(to[1])];
    this.#d += `M${join(this.#at)}`;
    return this;
  }

  line(to: Point): this {
    this.#d += `l${join(this.#relative([to]))}`;
    this.#advance(to);
    return this;
  }

  quad(control: Point, to: Point): this {
    this.#d += `q${join(this.#relative([control, to]))}`;
    this.#advance(to);
    return this;
  }

  /** A soft curve from the pen through the neighbourhood of each point, ending exactly on the last one. */
  flow(points: readonly Point[]): this {
    points.forEach((point, i) => {
      const next = points[i + 1];
      const after = points[i + 2];
      if (next) this.quad(point, after ? midpoint(point, next) : next);
      else if (points.length === 1) this.line(point);
    });
    return this;
  }

  /** Half a turn, clockwise, to the opposite side of a round end. */
  cap(to: Point): this {
    const [dx = 0, dy = 0] = this.#relative([to]);
    const radius = this.#round(Math.hypot(dx, dy) / 2);
    this.#d += `a${join([radius, radius, 0, 0, 1, dx, dy])}`;
    this.#advance(to);
    return this;
  }

  close(): this {
    this.#d += "z";
    return this;
  }

  toString(): string {
    return this.#d;
  }
}

/** Path data of a closed soft shape guided by its corner points. */
export function softShape(points: readonly Point[], digits: 0 | 1 = 0): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  const pen = new Pen(digits).move(midpoint(last, first));
  points.forEach((point, i) => {
    pen.quad(point, midpoint(point, points[i + 1] ?? first));
  });
  return pen.close().toString();
}
