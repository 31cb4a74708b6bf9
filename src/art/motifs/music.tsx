import { type Limb, limbPath, ribbonPath } from "../branch";
import { Bud, CupFlower, OpenFlower } from "../flower";
import { type Point, points } from "../geometry";
import { Bird } from "./bird";
import { begin, Drift, type MotifProps, pebble } from "./stage";

const CLEF = points([
  6, 0, 30, -30, 0, -64, -52, -46, -66, 18, -26, 74, 50, 78, 108, 20, 92, -66, 20, -140, -34, -220, -14, -320,
  40, -372, 66, -320, 34, -220, 10, -100, 26, 60, 46, 190, 20, 262, -34, 262, -44, 220,
]);
const CLEF_WIDTHS = [22, 22, 22, 24, 28, 32, 34, 34, 32, 30, 30, 26, 16, 22, 28, 28, 28, 26, 22, 18, 30];

/** Height of a line of the staff (0 top, 4 bottom) at x. */
type Staff = (x: number, line: number) => number;

/** Path data of one line of the staff, a twig that thickens as it goes. */
function staffPath(staff: Staff, line: number): string {
  const spine = Array.from({ length: 13 }, (_, i): Point => [-80 + i * 148, staff(-80 + i * 148, line)]);
  return ribbonPath(
    spine,
    spine.map((_, i) => 6 + i * 0.9),
  );
}

interface Note {
  x: number;
  y: number;
  /** Which way its stem goes. */
  up: 1 | -1;
}

/** Stem and flag of a note. */
function tail({ x, y, up }: Note): Limb[] {
  const side = x - up * 36;
  const reach = (dx: number, dy: number): Point => [side + dx, y + up * dy];
  return [
    { spine: [reach(0, 0), reach(-2, 100), reach(2, 210)], from: 12, to: 9 },
    { spine: [reach(0, 206), reach(34, 160), reach(70, 130), reach(56, 80)], from: 34, to: 2 },
  ];
}

function Tune({ staff, ...props }: MotifProps & { staff: Staff }) {
  const { palette, random } = begin(props);
  const notes = [520, 690, 860, 1030, 1200, 1370].map((x, i): Note => {
    const line = random.whole(0, 4) + (i % 2) * 0.5;
    return { x, y: staff(x, line), up: line > 1.8 ? -1 : 1 };
  });
  const inBloom = random.whole(0, 2);
  const [blooms, heads] = [true, false].map((want) => notes.filter((_, i) => (i % 3 === inBloom) === want));
  return (
    <>
      <path fill={palette.air} d={limbPath(heads?.flatMap(tail) ?? [])} />
      {heads?.map(({ x, y }) => (
        <ellipse
          key={x}
          rx="46"
          ry="34"
          fill={palette.accent}
          transform={`translate(${x} ${Math.round(y)})rotate(-22)`}
        />
      ))}
      {blooms?.map(({ x, y, up }, i) => {
        if (i % 2) return <OpenFlower key={x} ink={palette.flower} x={x} y={y} scale={1.7} turn={up * 20} />;
        return <CupFlower key={x} ink={palette.flower} x={x} y={y + 50} scale={1.7} turn={up * 12} />;
      })}
    </>
  );
}

/** A tune of flowers on five lines, and a bird that listens. */
export function Music(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const swing = random.between(60, 130) * (random.chance(0.5) ? 1 : -1);
  const staff: Staff = (x, line) =>
    620 + (line - 2) * (74 + 26 * Math.sin(x / 520)) + Math.sin(x / 330) * swing + (x - 800) * -0.08;
  const lines = [0, 1, 2, 3, 4].map((line) => staffPath(staff, line)).join("");
  const perch = random.between(980, 1180);
  return (
    <>
      <path d={pebble(random, [random.between(700, 1000), 600], 520, 460)} fill={palette.haze} />
      <path fill={palette.air} opacity=".5" d={lines} />
      <g transform={`translate(240 ${Math.round(staff(240, 3))})rotate(-6)scale(1.35)`}>
        <path fill={palette.air} d={ribbonPath(CLEF, CLEF_WIDTHS)} />
        <Bud ink={palette.flower} x={-46} y={218} scale={0.9} turn={-20} />
      </g>
      <Tune {...part()} staff={staff} />
      <Bird x={perch} y={staff(perch, 0) - 4} scale={1.25} palette={palette} />
      <Drift {...part()} box={[120, 960, 1380, 160]} />
    </>
  );
}
