import { ribbonPath } from "../branch";
import { CupFlower, OpenFlower } from "../flower";
import type { Point } from "../geometry";
import { Bough, Drift, hill, type MotifProps, pebble } from "./stage";

const LENGTH = 2000;
const RUNGS = 30;

/** Place on a strand of the helix, along an axis through the origin; `phase` 0 or π tells the strands apart. */
function strand(t: number, turns: number, phase: number, radius: number): Point {
  return [Math.sin(t * turns * Math.PI * 2 + phase) * radius, (t - 0.5) * LENGTH];
}

function Ribbon(props: { turns: number; phase: number; radius: number; fill: string; front: boolean }) {
  const { turns, phase, radius, fill, front } = props;
  const depth = (t: number) => Math.cos(t * turns * Math.PI * 2 + phase);
  const ts = Array.from({ length: 73 }, (_, i) => i / 72).filter((t) => front ? depth(t) > -0.12 : true);
  const runs: number[][] = [];
  for (const t of ts) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && t - last < 0.02) run.push(t);
    else runs.push([t]);
  }
  const paths = runs.filter((run) => run.length > 2).map((run) =>
    ribbonPath(run.map((t) => strand(t, turns, phase, radius)), run.map((t) => 46 + 20 * depth(t))),
  );
  return <path d={paths.join("")} fill={fill} />;
}

/** The double helix as a climbing plant: where one rung is changed, a flower opens. */
export function Helix({ palette, random }: MotifProps) {
  const turns = random.pick([1.5, 1.75, 2]);
  const radius = random.between(190, 240);
  const lean = random.between(18, 42);
  const bloom = random.whole(10, 18);
  const rungs = Array.from({ length: RUNGS }, (_, i) => (i + 0.5) / RUNGS).map((t) => ({
    t, a: strand(t, turns, 0, radius), b: strand(t, turns, Math.PI, radius),
  }));
  const at = strand((bloom + 0.5) / RUNGS, turns, 0, radius);
  const centre = random.between(720, 900);
  return (
    <>
      <path d={pebble(random, [centre + 60, 560], 470)} fill={palette.haze} />
      <path d={hill(random, 1060, 40)} fill={palette.far} />
      <Bough palette={palette} random={random} bloom={0.9} fill={palette.mid} shoot={{ at: [-30, 1120], angle: -0.9, length: 480, width: 34, depth: 1 }} />
      <g transform={`translate(${Math.round(centre)} 590)rotate(${Math.round(lean)})`} strokeLinecap="round">
        <Ribbon turns={turns} phase={0} radius={radius} fill={palette.mid} front={false} />
        <Ribbon turns={turns} phase={Math.PI} radius={radius} fill={palette.far} front={false} />
        <path stroke={palette.deep} strokeWidth="13" d={rungs.filter(({ a, b }) => Math.abs(a[0] - b[0]) > 90).map(({ a, b }) => `M${Math.round(a[0] * 0.86)} ${Math.round(a[1])}H${Math.round(b[0] * 0.04)}`).join("")} />
        <path stroke={palette.accent} strokeWidth="13" d={rungs.filter(({ a, b }) => Math.abs(a[0] - b[0]) > 90).map(({ a, b }) => `M${Math.round(b[0] * 0.86)} ${Math.round(b[1])}H${Math.round(b[0] * 0.14)}`).join("")} />
        <Ribbon turns={turns} phase={0} radius={radius} fill={palette.near} front />
        <Ribbon turns={turns} phase={Math.PI} radius={radius} fill={palette.mid} front />
        <OpenFlower ink={palette.flower} x={at[0]} y={at[1]} scale={2.3} turn={random.between(-20, 20)} />
        <CupFlower ink={palette.flower} x={-at[0]} y={at[1] - 330} scale={1.5} turn={40 - lean} />
      </g>
      <Drift random={random} box={[1180, 120, 340, 760]} count={5} ink={palette.deep} />
    </>
  );
}
