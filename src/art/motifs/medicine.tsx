import { type Point, points, polar, type Random } from "../drawing";
import { Bud, CupFlower, type Growth, grow, limbPath, OpenFlower, ribbonPath } from "../flower";
import type { Palette } from "../palettes";
import { Blooms, Bough, begin, Drift, hill, type MotifProps, pebble } from "./stage";

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

const RIGHT_LOBE =
  "M838 420C900 330 1010 300 1080 400C1170 530 1230 720 1210 900C1200 980 1120 990 1050 950C980 910 900 900 870 840C850 780 880 700 850 640C830 590 820 480 838 420z";
const LEFT_LOBE =
  "M762 420C700 330 590 300 520 400C430 530 370 720 390 900C400 980 480 990 550 950C640 900 730 890 742 820C752 770 720 720 744 640C770 590 780 480 762 420z";
const WINDPIPE = { spine: points([800, 90, 802, 220, 798, 340, 800, 470]), from: 66, to: 58 };
const RINGS = [150, 196, 242, 288, 334].map((y) => `M772 ${y}h56`).join("");
const AIR =
  "M818 84C880 20 1060 20 1180 60C1300 100 1400 60 1480 30M830 100C920 60 1060 80 1180 120C1300 160 1440 120 1560 90M782 84C720 20 540 20 420 60C300 100 200 60 120 30";

/** Airways from the windpipe: how far from it they begin (x, y), where they head (radians), and their growth. */
const AIRWAYS = [
  { from: [4, 430], head: 0.7, length: 570, shape: { width: 58, depth: 2, lift: -0.6, wander: 0.12 } },
  { from: [90, 510], head: 0.2, length: 250, shape: { width: 30, depth: 1, lift: 0.5, wander: 0.2 } },
  { from: [60, 490], head: 1.1, length: 430, shape: { width: 30, depth: 1, lift: -0.2, wander: 0.16 } },
] as const;

/** The airways of one lung; `sign` 1 on the right of the picture, -1 on the left. */
function airways(random: Random, sign: 1 | -1): Growth {
  const size = random.between(0.94, 1.02);
  const all = AIRWAYS.map(({ from: [x, y], head, length, shape }) => {
    const angle = sign > 0 ? head : Math.PI - head;
    return grow(random, { at: [800 + sign * x, y], angle, length: length * size, ...shape });
  });
  return { limbs: all.flatMap(({ limbs }) => limbs), tips: all.flatMap(({ tips }) => tips) };
}

/** Breath: the airways are a tree upside down, in flower at its tips. */
export function Lungs(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const sides = [airways(random, 1), airways(random, -1)];
  const tips = sides.flatMap((side) => side.tips);
  const inside = tips.filter(({ at: [x, y] }) => x > 440 && x < 1160 && y > 420 && y < 930);
  return (
    <>
      <path d={pebble(random, [800, 620], 610, 520)} fill={palette.haze} />
      <path d={RIGHT_LOBE + LEFT_LOBE} fill={palette.far} />
      <path d={limbPath([WINDPIPE, ...sides.flatMap(({ limbs }) => limbs)])} fill={palette.near} />
      <path d={RINGS} stroke={palette.far} strokeWidth="8" strokeLinecap="round" />
      <Blooms {...part()} tips={inside.filter(() => random.chance(0.75))} scale={random.between(0.85, 1.1)} />
      <path
        fill="none"
        stroke={palette.air}
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="1 26"
        d={AIR}
      />
      <Drift {...part()} box={[1260, 190, 280, 800]} count={5} />
      <Drift {...part()} box={[60, 190, 240, 800]} count={4} />
    </>
  );
}

const PETAL = "M0 0C-18-16-40-58-34-96C-28-128 18-130 32-102C42-70 20-20 0 0z";

/** Petals that fly out of the capsule, further apart the further they are. */
function Petals(props: MotifProps) {
  const { palette, random } = begin(props);
  return Array.from({ length: 13 }, (_, i) => {
    const [x, y] = polar([800, 560], random.between(-0.38, 0.6), 110 + i * 56);
    const place = `translate(${Math.round(x)} ${Math.round(y)})rotate(${random.whole(0, 360)})`;
    return (
      <g key={x} transform={`${place}scale(${random.between(0.8, 1.5).toFixed(2)})`} strokeLinecap="round">
        <path d={PETAL} fill={i % 3 === 0 ? palette.flower.shade : palette.flower.petal} />
        <path d="M-2-20Q-8-60 0-96" fill="none" stroke={palette.flower.stamen} strokeWidth="3" />
      </g>
    );
  });
}

function Capsule(props: MotifProps) {
  const { palette, random, part } = begin(props);
  return (
    <>
      <path fill={palette.near} d="M700 470H420A150 150 0 0 0 420 770H700A40 150 0 0 0 700 470z" />
      <ellipse cx="700" cy="620" rx="40" ry="150" fill={palette.deep} />
      <path
        fill="none"
        stroke={palette.light}
        strokeWidth="18"
        strokeLinecap="round"
        d="M420 520H560M330 560Q346 536 372 526"
      />
      <Petals {...part()} />
      <OpenFlower ink={palette.flower} x={860} y={590} scale={2.1} turn={random.between(-40, 40)} />
      <CupFlower ink={palette.flower} x={1010} y={random.between(640, 700)} scale={1.5} turn={70} />
      <Bud ink={palette.flower} x={980} y={500} scale={1.5} turn={64} />
    </>
  );
}

/** The other half of the capsule, lying open. */
function Cap({ palette, x }: { palette: Palette; x: number }) {
  return (
    <g transform={`translate(${x} 940)rotate(12)`}>
      <path fill={palette.accent} d="M0-130H120A130 130 0 0 1 120 130H0A34 130 0 0 1 0-130z" />
      <ellipse rx="34" ry="130" fill={palette.accentDeep} />
      <path
        fill="none"
        stroke={palette.light}
        strokeWidth="16"
        strokeLinecap="round"
        d="M90-88H130Q190-80 210-40"
      />
    </g>
  );
}

function Tablet({ palette, x, y }: { palette: Palette; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="92" ry="44" cy="16" fill={palette.mid} />
      <ellipse rx="92" ry="44" fill={palette.light} />
      <path d="M-60 0H60" stroke={palette.far} strokeWidth="7" strokeLinecap="round" />
    </g>
  );
}

/** A capsule that opens, and petals pour out of it. */
export function Pill(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const tablets = [300, 560, 830].slice(random.whole(0, 1)).map((x) => x + random.whole(-70, 70));
  return (
    <>
      <path d={pebble(random, [820, 560], 520, 470)} fill={palette.haze} />
      <path d="M0 930H1600V1200H0z" fill={palette.far} />
      <g transform={`rotate(${random.whole(-44, -18)} 800 640)`}>
        <Capsule {...part()} />
      </g>
      <Cap palette={palette} x={random.whole(1150, 1330)} />
      {tablets.map((x) => (
        <Tablet key={x} palette={palette} x={x} y={random.whole(1010, 1110)} />
      ))}
    </>
  );
}
