import { ribbonPath } from "../branch";
import { CupFlower, OpenFlower } from "../flower";
import type { Point } from "../geometry";
import { Bough, begin, Drift, hill, type MotifProps, pebble } from "./stage";

/** A helix about a vertical axis through the origin; `phase` 0 or π tells its two strands apart. */
interface Coil {
  turns: number;
  radius: number;
}
const LENGTH = 2000;
const RUNGS = 30;
const SAMPLES = Array.from({ length: 73 }, (_, i) => i / 72);

const swing = (t: number, { turns }: Coil, phase: number) => t * turns * Math.PI * 2 + phase;
const strand = (t: number, coil: Coil, phase: number): Point => [
  Math.sin(swing(t, coil, phase)) * coil.radius,
  (t - 0.5) * LENGTH,
];

/** Path data of a strand, thicker where it is nearer; `front` keeps only what passes before the axis. */
function strandPath(coil: Coil, phase: number, front: boolean): string {
  const runs: number[][] = [[]];
  for (const t of SAMPLES) {
    if (!front || Math.cos(swing(t, coil, phase)) > -0.12) runs.at(-1)?.push(t);
    else runs.push([]);
  }
  const long = runs.filter((run) => run.length > 2);
  const width = (t: number) => 46 + 20 * Math.cos(swing(t, coil, phase));
  return long
    .map((run) =>
      ribbonPath(
        run.map((t) => strand(t, coil, phase)),
        run.map(width),
      ),
    )
    .join("");
}

/** Path data of one half of every rung: from a strand to just before the axis. */
function rungPath(coil: Coil, phase: number): string {
  const ends = Array.from({ length: RUNGS }, (_, i) => strand((i + 0.5) / RUNGS, coil, phase));
  const seen = ends.filter(([x]) => Math.abs(x) > 45);
  return seen.map(([x, y]) => `M${Math.round(x * 0.86)} ${Math.round(y)}H${Math.round(x * 0.07)}`).join("");
}

function Coils({ coil, ...props }: MotifProps & { coil: Coil }) {
  const { palette, random } = begin(props);
  const [x, y] = strand((random.whole(10, 18) + 0.5) / RUNGS, coil, 0);
  return (
    <>
      <path d={strandPath(coil, 0, false)} fill={palette.mid} />
      <path d={strandPath(coil, Math.PI, false)} fill={palette.far} />
      <path stroke={palette.deep} strokeWidth="13" strokeLinecap="round" d={rungPath(coil, 0)} />
      <path stroke={palette.accent} strokeWidth="13" strokeLinecap="round" d={rungPath(coil, Math.PI)} />
      <path d={strandPath(coil, 0, true)} fill={palette.near} />
      <path d={strandPath(coil, Math.PI, true)} fill={palette.mid} />
      <OpenFlower ink={palette.flower} x={x} y={y} scale={2.3} turn={random.between(-20, 20)} />
      <CupFlower ink={palette.flower} x={-x} y={y - 330} scale={1.5} turn={random.between(0, 30)} />
    </>
  );
}

/** The double helix as a climbing plant: where one rung is changed, a flower opens. */
export function Helix(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const coil = { turns: random.pick([1.5, 1.75, 2]), radius: random.between(190, 240) };
  const centre = Math.round(random.between(720, 900));
  const lean = Math.round(random.between(18, 42));
  const shoot = { at: [-30, 1120], angle: -0.9, length: 480, width: 34, depth: 1 } as const;
  return (
    <>
      <path d={pebble(random, [centre + 60, 560], 470)} fill={palette.haze} />
      <path d={hill(random, 1060, 40)} fill={palette.far} />
      <Bough {...part()} bloom={0.9} fill={palette.mid} shoot={shoot} />
      <g transform={`translate(${centre} 590)rotate(${lean})`}>
        <Coils {...part()} coil={coil} />
      </g>
      <Drift {...part()} box={[1180, 120, 340, 760]} count={5} />
    </>
  );
}
