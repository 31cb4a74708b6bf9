import { Cast } from "../cast/cast";
import { type Point, points, type Random } from "../drawing";
import { Bud, CupFlower, grow, type Limb, limbPath, OpenFlower, ribbonPath } from "../flower";
import type { Palette } from "../palettes";
import { Bird, leafPath } from "./nature";
import {
  Blooms,
  Bough,
  begin,
  Cloud,
  DARK,
  Drift,
  Driver,
  KapokTree,
  type MotifProps,
  pebble,
} from "./stage";

const TRUNK = { spine: points([800, 920, 806, 830, 792, 740, 800, 620]), from: 96, to: 62 };
const COVER = "M190 900Q500 1000 800 1090Q1100 1000 1410 900L1440 1060Q1100 1100 800 1170Q500 1100 160 1060z";
const PAGES =
  "M800 930C680 820 420 800 220 840L190 1040C420 1000 660 1020 800 1120C940 1020 1180 1000 1410 1040L1380 840C1180 800 920 820 800 930z";
const TURNING = "M800 930C760 894 700 868 640 850L624 1046C690 1060 760 1086 800 1120z";

const writing = (random: Random, x: number, slope: number) =>
  [872, 912, 952, 992]
    .map((y) => `M${x} ${y}q120 ${-30 * slope} ${random.whole(220, 320)} ${-12 * slope}`)
    .join("");

/** An open book from which a tree grows. */
export function Book(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const boughs = [-2.5, -2.0, -1.5, -1.05, -0.6].map((lean) => {
    const angle = lean + random.between(-0.14, 0.14);
    return grow(random, {
      at: [800, 660],
      angle,
      length: random.between(400, 520),
      width: 40,
      depth: 1,
      lift: 0.35,
    });
  });
  const lines = writing(random, 290, 1) + writing(random, 960, 0.4);
  return (
    <>
      <path d={pebble(random, [800, 500], 500, 430)} fill={palette.haze} />
      <Cloud {...part()} x={random.between(120, 260)} y={random.between(180, 300)} />
      <path d="M0 990H1600V1200H0z" fill={palette.far} />
      <path d={COVER} fill={palette.accent} />
      <path d={PAGES} fill={palette.light} />
      <path d={TURNING} fill={palette.haze} />
      <path fill="none" stroke={palette.mid} strokeWidth="9" strokeLinecap="round" d={lines} />
      <path d={limbPath([TRUNK, ...boughs.flatMap(({ limbs }) => limbs)])} fill={palette.near} />
      <Blooms {...part()} tips={boughs.flatMap(({ tips }) => tips)} scale={random.between(1, 1.35)} />
      <Drift {...part()} box={[1200, 140, 320, 560]} count={5} />
    </>
  );
}

interface PrintProps extends MotifProps {
  x: number;
  y: number;
  i: number;
}

/** A print that hangs on the line, its peg at the origin. */
function Print({ x, y, i, ...props }: PrintProps) {
  const { palette, random, part } = begin(props);
  const fill = [palette.far, palette.mid, palette.near][i % 3];
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${random.whole(-7, 7)})`}>
      <path fill={palette.light} d="M-120 10H120V310H-120z" />
      <path fill={fill} d="M-98 34H98V246H-98z" />
      {i % 2 === 0 ? (
        <OpenFlower ink={palette.flower} x={0} y={140} scale={1.4} turn={random.between(-40, 40)} />
      ) : (
        <KapokTree {...part()} at={[0, 246]} height={180} />
      )}
      <path fill={palette.gold} d="M-12-20H12V36H-12z" />
    </g>
  );
}

const BODY =
  "M-330-170H-210L-180-216H180L210-170H330Q370-170 370-130V210Q370 250 330 250H-330Q-370 250-370 210V-130Q-370-170-330-170zM-300-210H-220V-180H-300z";

/** A camera that looks at us, a flower in its lens. */
function Apparatus(props: MotifProps) {
  const { palette, random } = begin(props);
  return (
    <g transform={`translate(${random.whole(780, 900)} 800)rotate(${random.whole(-8, 8)})`}>
      <path fill={palette.deep} d={BODY} />
      <path fill={palette.accent} d="M-370-70H370V170H-370z" />
      <path fill={palette.gold} d="M240-204H310V-172H240z" />
      <circle cy="40" r="200" fill={palette.light} />
      <circle cy="40" r="172" fill={palette.deep} />
      <circle cy="40" r="136" fill={palette.mid} />
      <CupFlower ink={palette.flower} x={0} y={120} scale={1.45} turn={random.between(-14, 14)} />
      <path
        fill="none"
        stroke={palette.light}
        strokeWidth="14"
        strokeLinecap="round"
        d="M-104-10A116 116 0 0 1-40-66"
      />
      <path fill={palette.light} d="M-120-196H0V-150H-120zM226-128H330V-92H226z" />
    </g>
  );
}

/** A camera, and what it saw. */
export function Camera(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const sag = random.whole(60, 130);
  const count = random.whole(3, 5);
  const hung = Array.from({ length: count }, (_, i) => (i + 0.6) / (count + 0.2));
  const shoot = { at: [-40, 1130], angle: -0.25, length: 460, width: 36, depth: 1 } as const;
  return (
    <>
      <path d="M0 980H1600V1200H0z" fill={palette.far} />
      <circle cx="800" cy="760" r="440" fill={palette.haze} />
      <path d={`M-20 90Q800 ${90 + sag * 2} 1620 90`} fill="none" stroke={palette.deep} strokeWidth="6" />
      {hung.map((t, i) => (
        <Print key={t} {...part()} x={t * 1600} y={90 + 4 * sag * t * (1 - t)} i={i} />
      ))}
      <Bough {...part()} bloom={1.3} fill={palette.near} shoot={shoot} />
      <Apparatus {...part()} />
      <Drift {...part()} box={[1300, 560, 260, 340]} count={3} />
    </>
  );
}

/** The window over the table, and the bough outside. */
function Outlook(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const shoot = { at: [-30, 380], angle: -0.34, length: 540, width: 34, depth: 1, lift: 0 } as const;
  return (
    <>
      <path fill={palette.sky} d="M480 130H1180V640H480z" />
      <svg aria-hidden="true" x="480" y="130" width="700" height="510" viewBox="0 0 700 510" fill="none">
        <circle cx={random.whole(160, 540)} cy="170" r="90" fill={palette.far} />
        <path d="M0 420C160 360 300 440 460 400C560 380 640 390 700 410V510H0z" fill={palette.mid} />
        <Bough {...part()} bloom={0.95} shoot={shoot} />
      </svg>
      <path fill="none" stroke={palette.near} strokeWidth="22" d="M480 130H1180V640H480zM830 130V640" />
      <path stroke={palette.near} strokeWidth="30" strokeLinecap="round" d="M450 656H1210" />
    </>
  );
}

/** A lamp on its cord, in the middle of the origin. */
function PendantLamp({ x, palette }: { x: number; palette: Palette }) {
  return (
    <g transform={`translate(${x})`}>
      <path stroke={palette.deep} strokeWidth="7" d="M0 0V220" />
      <path fill={palette.accent} d="M-130 330C-120 230-60 210 0 210C60 210 120 230 130 330z" />
      <path fill={palette.gold} d="M-44 330h88a44 30 0 0 1-88 0z" />
    </g>
  );
}

const TABLE = "M-470-8H470Q486 16 470 40H-470Q-486 16-470-8zM-40 40H40L64 330H-64zM-150 318H150V346H-150z";

/** A table where everyone fits, under a window; the friend of all of them has come. */
export function Kitchen(props: MotifProps) {
  const { palette, random, part } = begin(props);
  return (
    <>
      <rect width="1600" height="1200" fill={palette.haze} />
      <Outlook {...part()} />
      <PendantLamp x={random.whole(700, 1020)} palette={palette} />
      <path d="M0 1060H1600V1200H0z" fill={palette.far} />
      <Driver x={330} y={1170} scale={2.6} cast={random.whole(0, 3)} turn={5} />
      <Cast name="carer" x={1466} y={1170} scale={2.6} dark={DARK} arms="serve" turn={-5} />
      <g transform="translate(840 836)">
        <g transform="scale(.85)">
          <Tableware {...part()} />
        </g>
        <path fill={palette.deep} d={TABLE} />
      </g>
    </>
  );
}

/** Path data of two wisps of steam that rise from a point, wider in their middle. */
const steam = (random: Random, x: number, y: number) => {
  const wisp = (height: number) =>
    `q-26-${height / 3} 0-${height / 2}t-6-${height / 2}q22 ${height / 4} 12 ${height / 2}t-6 ${height / 2}z`;
  return `M${x} ${y}${wisp(random.whole(110, 140))}M${x + 46} ${y - 8}${wisp(random.whole(80, 110))}`;
};

function Steamers() {
  const bamboo = "M-120-44H120M-120-112H120M-80-10V-74M0-10V-74M80-10V-74M-40-80V-144M40-80V-144";
  return (
    <>
      <path fill="#C98A2B" d="M-120-10H120V-74H-120zM-120-80H120V-144H-120z" />
      <path
        fill="#FFFDF8"
        d="M-104-146C-96-196-30-196-28-150C-20-206 44-202 42-150C50-194 100-192 106-146z"
      />
      <path stroke="#8A5A18" strokeWidth="6" d={bamboo} />
    </>
  );
}

function Teapot({ palette }: { palette: Palette }) {
  const body =
    "M-90-70C-90-130-40-146 0-146C40-146 74-136 88-98C110-96 120-120 142-146L168-136C150-90 134-56 84-40C74-10 50-4 0-4C-50-4-90-14-90-70zM-46-152Q0-176 46-152zM-14-176a14 14 0 1 0 28 0a14 14 0 1 0-28 0z";
  return (
    <>
      <path fill="none" stroke={palette.accentDeep} strokeWidth="18" d="M-76-110C-150-130-150-20-70-40" />
      <path fill={palette.accent} d={body} />
      <circle cx="0" cy="-76" r="26" fill={palette.light} />
    </>
  );
}

function Bowl({ palette }: { palette: Palette }) {
  return (
    <>
      <path fill={palette.light} d="M-90-84H90C86-34 54-14 36-6H-36C-54-14-86-34-90-84z" />
      <path stroke={palette.near} strokeWidth="10" d="M-84-62H84" />
      <path stroke={palette.deep} strokeWidth="8" strokeLinecap="round" d="M-30-92L110-150M-10-92L124-130" />
    </>
  );
}

/** Steamer baskets, a teapot and a bowl on a table whose top is at y = 0, all between -400 and 394; their places change. */
export function Tableware(props: MotifProps) {
  const { palette, random } = begin(props);
  const [baskets, pot, bowl] = random.pick<readonly [number, number, number]>([
    [-280, 10, 270],
    [250, -250, 20],
    [-60, 215, -310],
  ]);
  const curls = steam(random, baskets - 40, -220) + steam(random, bowl - 40, -110);
  return (
    <>
      <path fill={palette.mid} opacity=".55" d={curls} />
      <g transform={`translate(${baskets} 0)`}>
        <Steamers />
      </g>
      <g transform={`translate(${pot} 0)`}>
        <Teapot palette={palette} />
      </g>
      <g transform={`translate(${bowl} 0)`}>
        <Bowl palette={palette} />
      </g>
    </>
  );
}

/** The sheet that comes out of the envelope: lines of writing under a drawn branch. */
function Sheet(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const sprig = grow(random, { at: [-250, -270], angle: -0.25, length: 430, width: 17, depth: 1, lift: 0.1 });
  const lines = Array.from({ length: 5 }, (_, i) => `M-230 ${-170 + i * 58}H${random.whole(120, 230)}`);
  return (
    <>
      <path fill={palette.light} d="M-310-560H310V200H-310z" />
      <path fill={palette.near} d={limbPath(sprig.limbs)} />
      <Blooms {...part()} tips={sprig.tips} scale={0.8} />
      <path stroke={palette.mid} strokeWidth="9" strokeLinecap="round" d={lines.join("")} />
    </>
  );
}

/** Its middle at the origin, 860 wide. */
function Envelope(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const edges = "M-430 340L-40 90Q0 62 40 90L430 340M-430-120L-80 106M430-120L80 106M-430-120V340H430V-120";
  return (
    <>
      <path fill={palette.accentDeep} d="M-430-120L-20-400Q0-414 20-400L430-120z" />
      <path fill={palette.accent} d="M-430-124H430V330H-430z" />
      <Sheet {...part()} />
      <path fill={palette.haze} d="M-430-124L-30 120L30 120L430-124V344H-430z" />
      <path fill="none" stroke={palette.deep} strokeWidth="6" strokeLinejoin="round" d={edges} />
      <circle cy="130" r="78" fill={palette.near} />
      <OpenFlower ink={palette.flower} x={0} y={132} scale={1} turn={random.between(-30, 30)} />
    </>
  );
}

/** A letter that someone took time for. */
export function Letter(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const [high, low] = random.chance(0.5) ? [260, 1080] : [1020, 300];
  const leaves = [1.7, 2.2, 2.7, 3.2].map((angle) => leafPath([1420, high], angle, random.between(200, 320)));
  const turn = random.whole(-12, 12);
  return (
    <>
      <path d={pebble(random, [800, 600], 620, 500)} fill={palette.far} />
      <path d={leaves.join("")} fill={palette.mid} />
      <OpenFlower ink={palette.flower} x={1420} y={high} scale={2.2} turn={20} />
      <CupFlower ink={palette.flower} x={170} y={low} scale={2} turn={-30} />
      <Bud ink={palette.flower} x={290} y={low + 30} scale={1.8} turn={50} />
      <g transform={`translate(${random.whole(760, 840)} 700)rotate(${turn})`}>
        <Envelope {...part()} />
      </g>
    </>
  );
}

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
