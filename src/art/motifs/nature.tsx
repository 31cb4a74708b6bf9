import { Pen, type Point, polar, type Random, softShape } from "../drawing";
import { along, CupFlower, grow, type Limb, limbPath, OpenFlower } from "../flower";
import type { Palette } from "../palettes";
import {
  Blooms,
  begin,
  Cloud,
  Drift,
  Driver,
  hill,
  KapokTree,
  type MotifProps,
  pebble,
  Stroller,
} from "./stage";

/** A bough in full flower across the frame, and a bird that came for it. */
export function Branch(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const start = random.between(760, 980);
  const strong = {
    at: [-60, start],
    angle: -0.35,
    length: 1650,
    width: 78,
    depth: 2,
    lift: -0.1,
    wander: 0.22,
  } as const;
  const main = grow(random, strong);
  const low = grow(random, { at: [-60, start + 160], angle: 0.02, length: 760, width: 44, depth: 1 });
  const spine = main.limbs[0]?.spine ?? [];
  const [x, y] = along(spine, random.between(0.4, 0.56)).at;
  const seats = [0.16, 0.3, 0.7, 0.84].map((t) => ({ ...along(spine, t), angle: -1.57 }));
  const sun = [random.between(900, 1200), random.between(360, 480)] as const;
  return (
    <>
      <path d={pebble(random, sun, 320)} fill={palette.haze} />
      <Cloud {...part()} x={random.between(160, 420)} y={190} scale={1.2} />
      <path d={hill(random, 1040, 70)} fill={palette.far} />
      <path d={limbPath([...main.limbs, ...low.limbs])} fill={palette.near} />
      <Blooms {...part()} tips={[...main.tips, ...seats, ...low.tips]} scale={1.75} />
      <Bird x={x} y={y - 20} scale={1.5} palette={palette} />
      <Drift {...part()} box={[860, 700, 680, 380]} />
    </>
  );
}

const WINGS =
  "M0 0C-20-50-80-70-84-30C-86 0-40 10 0 6C-44 14-60 50-36 60C-16 66-4 30 0 8C4 30 16 66 36 60C60 50 44 14 0 6C40 10 86 0 84-30C80-70 20-50 0 0z";

function Butterfly({ x, y, palette }: { x: number; y: number; palette: Palette }) {
  return (
    <g transform={`translate(${x} ${y})rotate(-18)`} fill="none" strokeLinecap="round">
      <path fill={palette.gold} d={WINGS} />
      <path stroke={palette.deep} strokeWidth="7" d="M0-14V40M0-14Q-6-36-18-44M0-14Q6-36 18-44" />
    </g>
  );
}

/** Flowers in rows, rooted in the bed. */
function Plants(props: MotifProps) {
  const { palette, random } = begin(props);
  const rows = [720, 900, 1080, 1260, 1430].map((middle) => {
    const x = middle + random.between(-24, 24);
    const Flower = random.chance(0.45) ? OpenFlower : CupFlower;
    const size = random.between(1, 1.5);
    return { Flower, size, ...plant(random, [x, 900], random.between(260, 480), random.whole(1, 3)) };
  });
  return (
    <>
      <path d={rows.map(({ stems, leaves }) => stems + leaves).join("")} fill={palette.near} />
      {rows.flatMap(({ tips, size, Flower }) =>
        tips.map(([x, y]) => (
          <Flower key={x} ink={palette.flower} x={x} y={y} scale={size} turn={(x % 40) - 20} />
        )),
      )}
    </>
  );
}

/** A bed on legs, high enough for knees and footplates to go under its edge. */
function Bed({ palette }: { palette: Palette }) {
  const joints = "M640 964H1520M860 912V964M1130 912V964M740 964V1020M1000 964V1020M1290 964V1020";
  return (
    <>
      <path fill={palette.deep} d="M620 880H1540V912H620zM650 1010H690V1110H650zM1470 1010H1510V1110H1470z" />
      <path fill={palette.far} d="M640 912H1520V1020H640z" />
      <path stroke={palette.deep} strokeWidth="6" d={joints} />
    </>
  );
}

const hedge = (random: Random) =>
  Array.from({ length: 26 }, (_, i) =>
    leafPath([i * 66 - 20, 920], -1.57 + random.between(-0.4, 0.4), random.between(190, 310), 110),
  ).join("");

/** A raised bed one can roll up to, and its gardener. */
export function Garden(props: MotifProps) {
  const { palette, random, part } = begin(props);
  return (
    <>
      <circle cx={random.whole(300, 1200)} cy="300" r="190" fill={palette.haze} />
      <Cloud {...part()} x={random.between(200, 900)} y={170} />
      <path d={hill(random, 720, 60)} fill={palette.far} />
      <path d={hedge(random)} fill={palette.mid} />
      <path d="M0 806H1600V1200H0z" fill={palette.mid} />
      <path d="M0 1060H1600V1200H0z" fill={palette.light} />
      <Plants {...part()} />
      <Bed palette={palette} />
      <Driver x={390} y={1150} scale={2.2} cast={random.whole(0, 3)} turn={5} />
      <Butterfly x={random.whole(480, 660)} y={random.whole(360, 560)} palette={palette} />
      <Drift {...part()} box={[700, 120, 760, 300]} count={4} />
    </>
  );
}

/** Path data of a pointed leaf from its stalk, in the direction of `angle` (radians). */
export function leafPath(from: Point, angle: number, length: number, width = length * 0.36): string {
  const side = (t: number, sign: number) =>
    polar(polar(from, angle, length * t), angle + (sign * Math.PI) / 2, width / 2);
  const tip = polar(from, angle, length);
  return softShape([from, side(0.35, 1), side(0.6, 0.9), tip, tip, side(0.6, -0.9), side(0.35, -1), from]);
}

/** A plant in leaf: swaying stems with paired leaves, each stem ending where a flower may sit. */
export function plant(random: Random, foot: Point, height: number, stems = 3) {
  const limbs: Limb[] = [];
  const leaves: string[] = [];
  const tips: Point[] = [];
  for (let i = 0; i < stems; i++) {
    const lean = (i - (stems - 1) / 2) * 0.3 + random.between(-0.08, 0.08);
    const reach = height * random.between(0.75, 1);
    const spine = [0, 0.33, 0.66, 1].map((t) =>
      polar(foot, -Math.PI / 2 + lean * (0.4 + t * 0.6), reach * t),
    );
    limbs.push({ spine, from: Math.max(height / 22, 7), to: 5 });
    for (const t of [1, 2]) {
      const at = spine[t] ?? foot;
      leaves.push(leafPath(at, -0.5 + lean, height * 0.3), leafPath(at, Math.PI + 0.5 + lean, height * 0.3));
    }
    tips.push(spine[3] ?? foot);
  }
  return { stems: limbPath(limbs), leaves: leaves.join(""), tips };
}

const CANOPY =
  "M-160-170C-150-260-80-300 0-300C80-300 150-260 160-170Q134-196 106-170Q80-196 53-170Q27-196 0-170Q-27-196-53-170Q-80-196-106-170Q-134-196-160-170z";
const PANELS =
  "M0-300C-40-280-56-230-53-170Q-80-196-106-170C-100-240-60-284 0-300zM0-300C40-280 56-230 53-170Q80-196 106-170C100-240 60-284 0-300z";

interface UmbrellaProps {
  x: number;
  y: number;
  scale: number;
  /** Degrees, clockwise. */
  turn: number;
  /** Colours of the canopy and of every other panel. */
  cloth: readonly [fill: string, shade: string];
  stick: string;
}

/** An open umbrella; the hand holds it at the origin, the canopy is 320 wide and 300 up. */
function Umbrella({ x, y, scale, turn, cloth: [fill, shade], stick }: UmbrellaProps) {
  const handle = "M0-310V-10Q0 20 18 20Q34 20 34 2";
  return (
    <g transform={`translate(${Math.round(x)} ${y})rotate(${turn})scale(${scale})`}>
      <path d={handle} fill="none" stroke={stick} strokeWidth="8" strokeLinecap="round" />
      <path fill={fill} d={CANOPY} />
      <path fill={shade} d={PANELS} />
    </g>
  );
}

/** Path data of slanting rain. */
function rainfall(random: Random): string {
  const slant = random.between(14, 44);
  const drops = Array.from({ length: 64 }, (_, i) => {
    const reach = random.between(0.5, 1.3);
    const start = `M${((i * 137) % 1700) + random.whole(-30, 30)} ${random.whole(240, 960)}`;
    return `${start}l${Math.round(-slant * reach)} ${Math.round(76 * reach)}`;
  });
  return drops.join("");
}

function puddles(random: Random): string {
  const middles = [250, 820, 1330].map(
    (x) => [x + random.between(-90, 90), random.between(1100, 1170)] as const,
  );
  return middles.map((at) => pebble(random, at, random.between(110, 190), 20)).join("");
}

/** Two friends, each under an umbrella; the one on wheels has it on the chair. */
function Friends(props: MotifProps) {
  const { palette, random } = begin(props);
  const red = [palette.accent, palette.accentDeep] as const;
  const gold = [palette.gold, "#C98A2B"] as const;
  const swap = random.chance(0.5);
  const wheels = random.between(480, 600);
  const feet = random.between(960, 1060);
  const cast = random.whole(0, 3);
  const stick = palette.deep;
  return (
    <>
      <Umbrella x={wheels - 60} y={900} scale={1.8} turn={4} cloth={swap ? red : gold} stick={stick} />
      <Driver x={wheels} y={1140} scale={1.9} cast={cast} turn={4} />
      <Umbrella x={feet + 124} y={700} scale={1.5} turn={-10} cloth={swap ? gold : red} stick={stick} />
      <Stroller x={feet} y={1130} scale={1.9} cast={cast + 1} arms="wave" turn={-4} />
    </>
  );
}

/** A walk in the spring rain. */
export function Rain(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const tree = random.chance(0.5) ? random.between(1320, 1420) : random.between(140, 240);
  return (
    <>
      {[140, 620, 1060].map((x) => (
        <Cloud key={x} {...part()} x={x + random.between(-60, 60)} y={random.between(90, 170)} scale={1.7} />
      ))}
      <path d={hill(random, 760, 80)} fill={palette.far} />
      <KapokTree {...part()} at={[tree, 960]} height={random.between(520, 660)} />
      <path d={hill(random, 960, 20)} fill={palette.mid} />
      <path d={puddles(random)} fill={palette.haze} />
      <path stroke={palette.air} strokeWidth="5" strokeLinecap="round" opacity=".55" d={rainfall(random)} />
      <Friends {...part()} />
    </>
  );
}

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

/** Path data of a way that winds towards us; `bend` moves its loops sideways. */
const way = (bend: number) =>
  `M180 1260C340 1080 1010 1090 1090 1010C1160 940 ${640 + bend} 930 ${700 + bend} 830C${740 + bend} 770 1080 770 1100 716` +
  `C1110 690 1010 678 960 670C1060 676 1180 686 1170 726C1150 790 ${860 + bend} 800 ${850 + bend} 850` +
  `C${840 + bend} 920 1500 930 1450 1060C1420 1140 1300 1200 1260 1260z`;

/** A way through the hills, and someone driving it. */
export function Path(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const sun = Math.round(random.between(900, 1280));
  return (
    <>
      <circle cx={sun} cy="380" r={random.whole(150, 230)} fill={palette.haze} />
      <Cloud {...part()} x={random.between(120, 400)} y={200} scale={1.3} />
      <path d={hill(random, 640, 90)} fill={palette.far} />
      <path d={hill(random, 740, 50)} fill={palette.mid} />
      <path d={hill(random, 890, 30)} fill={palette.near} />
      <path d={way(random.whole(-90, 90))} fill={palette.light} />
      <KapokTree {...part()} at={[random.between(220, 380), 960]} height={random.between(620, 740)} />
      <KapokTree {...part()} at={[random.between(1340, 1460), 800]} height={random.between(240, 340)} />
      <Driver x={random.between(740, 960)} y={1160} scale={1.8} cast={random.whole(0, 3)} arms="wave" />
      <Drift {...part()} box={[560, 160, 700, 420]} />
    </>
  );
}

/** A bulbul, the crested bird that drinks from kapok flowers; feet at the origin. */
export function Bird({ x, y, scale, palette }: { x: number; y: number; scale: number; palette: Palette }) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})scale(${scale.toFixed(2)})`}>
      <path
        fill="none"
        stroke={palette.deep}
        strokeWidth="5"
        strokeLinecap="round"
        d="M-8 2L-4-26M12 2L10-26"
      />
      <path fill={palette.deep} d="M-58-42L-150 16L-136 28L-40-20z" />
      <path
        fill={palette.mid}
        d="M-66-36C-52-86-10-104 22-112C36-140 78-140 84-110C88-84 72-62 56-48C28-18-30-10-66-36z"
      />
      <path fill={palette.light} d="M84-106C86-84 74-64 56-48C40-32 16-22-8-20C26-44 52-70 60-96z" />
      <path
        fill={palette.deep}
        d="M-70-32C-48-76-12-86 20-82C10-52-26-30-70-32zM22-112C30-128 38-150 54-166C56-154 60-146 66-138C80-132 86-120 84-106C62-102 42-102 22-112zM82-114L112-104L84-98z"
      />
      <circle cx="64" cy="-114" r="5" fill={palette.light} />
      <path fill={palette.accent} d="M46-96q14 6 26-2q-8 16-26 2z" />
    </g>
  );
}
