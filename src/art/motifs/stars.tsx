import { grow } from "../branch";
import { Pen, type Point } from "../geometry";
import type { Random } from "../random";
import { begin, Driver, hill, KapokTree, type MotifProps, Stroller } from "./stage";

const PALE = "#FBE7DF";

/** Path data of a four-pointed star of radius `r`. */
function sparkle([x, y]: Point, r: number): string {
  const inner = r * 0.12;
  const tips: Point[] = [
    [x + r, y],
    [x, y + r],
    [x - r, y],
    [x, y - r],
  ];
  const waists: Point[] = [
    [x + inner, y - inner],
    [x + inner, y + inner],
    [x - inner, y + inner],
    [x - inner, y - inner],
  ];
  const pen = new Pen(1).move([x, y - r]);
  tips.forEach((tip, i) => {
    pen.quad(waists[i] ?? tip, tip);
  });
  return pen.close().toString();
}

/** Lines and joints of a constellation with the arms of a nerve cell. */
function constellation(random: Random, heart: Point) {
  const arms = [0, 1.1, 2.2, 3.3, 4.3, 5.3].flatMap((lean) => {
    const angle = lean + random.between(-0.2, 0.2);
    const depth = lean > 2 && lean < 4 ? 1 : 0;
    return grow(random, { at: heart, angle, length: random.between(190, 330), width: 8, depth, lift: 0 })
      .limbs;
  });
  const bends = arms.map(({ spine }) => spine.filter((_, i) => i % 2 === 0));
  const lines = bends.map(([first = heart, ...rest]) => {
    const pen = new Pen().move(first);
    for (const point of rest) pen.line(point);
    return pen.toString();
  });
  return { lines: lines.join(""), joints: bends.flatMap((bend) => bend.slice(1)) };
}

const dust = (random: Random) =>
  Array.from(
    { length: 70 },
    (_, i) => `M${(i * 229 + random.whole(0, 300)) % 1600} ${random.whole(30, 760)}h0`,
  ).join("");

function Sky(props: MotifProps) {
  const { palette, random } = begin(props);
  const moonLeft = random.chance(0.5);
  const moon = random.whole(0, 240) + (moonLeft ? 180 : 1160);
  const heart: Point = [random.between(700, 900) + (moonLeft ? 300 : -40), random.between(320, 440)];
  const { lines, joints } = constellation(random, heart);
  return (
    <>
      <rect width="1600" height="1200" fill={palette.night} />
      <path d={`M${moon} 110a120 120 0 1 0 120 170a100 100 0 1 1-120-170z`} fill={PALE} />
      <path d={hill(random, 760, 110)} fill={palette.nightHaze} />
      <g stroke={PALE} fill="none" strokeLinecap="round" opacity=".75">
        <path strokeWidth="6" d={dust(random)} />
        <path strokeWidth="3.5" d={lines} />
      </g>
      <path fill={PALE} d={joints.map((at) => sparkle(at, random.whole(14, 28))).join("")} />
      <path fill="#F0B95B" d={sparkle(heart, 64)} />
    </>
  );
}

/** A night so clear that the stars join into a nerve cell. */
export function Stars(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const cast = random.whole(0, 3);
  const tree = random.between(190, 300) + random.pick([0, 1100]);
  return (
    <>
      <Sky {...part()} />
      <path d={hill(random, 960, 40)} fill={palette.mid} />
      <KapokTree {...part()} at={[tree, 1090]} height={random.between(540, 640)} />
      <path d={hill(random, 1100, 16)} fill={palette.near} />
      <Driver x={random.between(560, 700)} y={1160} scale={1.7} cast={cast} turn={4} />
      <Stroller x={random.between(900, 1010)} y={1150} scale={1.7} cast={cast + 1} turn={-4} />
    </>
  );
}
