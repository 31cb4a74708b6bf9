import { Cast } from "../cast/cast";
import type { Point, Random } from "../drawing";
import { along, grow, limbPath, type Tip } from "../flower";
import type { Palette } from "../palettes";
import {
  Blooms,
  Bough,
  begin,
  Cloud,
  DARK,
  Drift,
  Driver,
  hill,
  KapokTree,
  type MotifProps,
  Stroller,
} from "./stage";

const WHITE = "#FFFDF8";
const GLASS = "#14494F";
const HULL = "M-520-92C-420-70 420-70 520-92C512-40 490 6 450 22C200 36-200 36-450 22C-490 6-512-40-520-92z";
const DECKS = "M-400-330Q0-352 400-330V-306H-400zM-430-190H430L412-306H-412zM-470-70H470L440-190H-440z";

const windows = (from: number, to: number, y: number) =>
  Array.from({ length: Math.floor((to - from) / 62) }, (_, i) => `M${from + i * 62} ${y}h42v38h-42z`).join(
    "",
  );
const WINDOWS = windows(-386, 410, -278) + windows(-420, 440, -154);

/** Heads of passengers at the upper windows. */
function passengers(random: Random): string {
  const seats = Array.from({ length: 9 }, (_, i) => -365 + i * 62 + random.whole(-6, 6));
  return seats
    .filter(() => random.chance(0.65))
    .map((x) => `M${x}-240a12 13 0 1 1 .1 0z`)
    .join("");
}

/** The double-ended green and white ferry, waterline at the origin, 1040 long. */
function Boat({ palette, riders }: { palette: Palette; riders: string }) {
  return (
    <>
      <path stroke={palette.deep} strokeWidth="10" d="M-250-330V-440M250-330V-440" />
      <path fill={palette.accent} d="M-250-436C-220-450-200-424-168-436V-394C-200-384-220-408-250-394z" />
      <path fill={palette.gold} d="M-52-330V-436H52V-330z" />
      <path fill={palette.deep} d="M-52-436H52V-404H-52z" />
      <path fill={WHITE} d={DECKS} />
      <path fill={GLASS} d={WINDOWS} />
      <path fill="#E6B592" d={riders} />
      <path fill="#1F7A5C" d={HULL} />
      <path stroke={WHITE} strokeWidth="8" fill="none" d="M-500-50C-300-30 300-30 500-50" />
    </>
  );
}

const WAKE =
  "M640 10C720 0 760 30 860 16M620 40C720 34 780 60 900 46M-560 36C-300 56 300 56 560 36M-420 80C-200 94 240 94 400 80";

/** The Star Ferry on its way across. */
export function Ferry(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const shore = random.whole(560, 640);
  const x = random.whole(660, 940);
  return (
    <>
      <circle cx={random.whole(240, 1360)} cy="230" r={random.whole(110, 160)} fill={palette.haze} />
      <Cloud {...part()} x={random.between(100, 1000)} y={140} />
      <Skyline {...part()} y={shore} />
      <Water {...part()} y={shore} />
      <g transform={`translate(${x} 990)scale(${random.between(0.96, 1.14).toFixed(2)})`}>
        <Boat palette={palette} riders={passengers(random)} />
        <path fill="none" stroke={palette.light} strokeWidth="12" strokeLinecap="round" d={WAKE} />
      </g>
      <Drift {...part()} box={[200, 100, 1200, 200]} count={5} />
    </>
  );
}

const SAILS =
  "M-20-96C-40-200-30-320-2-392C70-350 128-240 130-110C80-84 30-84-20-96zM-160-92C-176-170-172-230-152-276C-100-240-66-170-62-104C-90-88-130-84-160-92zM140-92C130-150 132-200 122-246C168-220 200-160 206-104C190-90 160-86 140-92z";
const BATTENS =
  "M-26-160Q50-150 124-166M-30-226Q40-214 108-232M-26-296Q30-286 76-300M-168-150Q-120-140-72-150M-170-204Q-130-196-92-208M136-142Q168-134 198-146M134-190Q160-184 182-194";
const HARBOUR_HULL =
  "M-220-84C-200-50-180-20-150 6C-40 22 90 22 180 6C214-20 236-60 252-104C170-70 60-62-40-66C-110-68-170-72-220-84z";

/** A junk under three ribbed sails, its waterline at the origin. */
function Junk({ x, y, scale, palette }: { x: number; y: number; scale: number; palette: Palette }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale.toFixed(2)})`} fill="none">
      <path stroke={palette.deep} strokeWidth="9" d="M-10-60V-400M-150-60V-280M120-60V-250" />
      <path fill={palette.accent} d={SAILS} />
      <path stroke={palette.accentDeep} strokeWidth="5" d={BATTENS} />
      <path fill={palette.deep} d={HARBOUR_HULL} />
      <path stroke={palette.gold} strokeWidth="7" strokeLinecap="round" d="M-186-40C-60-22 100-24 216-50" />
    </g>
  );
}

/** Victoria Harbour from Kowloon. */
export function Harbour(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const shore = random.whole(640, 720);
  const shoot = {
    at: [1660, random.between(60, 220)],
    angle: 2.9,
    length: 760,
    width: 46,
    depth: 1,
    lift: -0.3,
  } as const;
  return (
    <>
      <circle cx={random.whole(300, 1300)} cy="260" r={random.whole(110, 170)} fill={palette.haze} />
      <Cloud {...part()} x={random.between(200, 900)} y={150} />
      <Skyline {...part()} y={shore} />
      <Water {...part()} y={shore} />
      <Junk
        x={random.whole(480, 1040)}
        y={random.whole(930, 1010)}
        scale={random.between(1.05, 1.35)}
        palette={palette}
      />
      {random.chance(0.4) ? (
        <Junk x={random.whole(160, 300)} y={shore + 90} scale={0.5} palette={palette} />
      ) : null}
      <Bough {...part()} bloom={1.6} shoot={shoot} />
    </>
  );
}

/** Towers of Victoria Harbour as far as a silhouette can tell them, each with its foot at y = 0. */
const LANDMARKS = [
  "M-52 0V-330L-46-430L-38-500L-30-540L-24-512L-14-552L-6-518L6-518L14-552L24-512L30-540L38-500L46-430L52-330V0z",
  "M-50 0V-190L-16-300V-430L0-500V-560H6V-500L26-450V-240L50-190V0z",
  "M-44 0V-400H-30L-22-440H-6L0-560L6-440H22L30-400H44V0z",
  "M-60 0V-470Q-60-500-40-512H40Q60-500 60-470V0z",
] as const;

/** The low curved roofs of the convention centre. */
const ROOFS = "M-190 0V-40C-150-104-80-120-30-70C20-120 110-110 190-36V0z";

const hills = (y: number) =>
  `M-20 ${y}V${y - 240}C120 ${y - 380} 240 ${y - 300} 380 ${y - 360}C520 ${y - 480} 640 ${y - 500} 760 ${y - 400}` +
  `C900 ${y - 300} 1040 ${y - 460} 1200 ${y - 380}C1340 ${y - 300} 1480 ${y - 400} 1620 ${y - 280}V${y}z`;

/** Path data of a row of plain buildings between two heights. */
function blocks(random: Random, y: number, low: number, high: number): string {
  let d = "";
  for (let x = -40; x < 1640; ) {
    const width = random.whole(50, 110);
    const height = random.whole(low, high);
    d += `M${x} ${y}v${-height}h${width}v${height}z`;
    x += width + random.whole(-6, 14);
  }
  return d;
}

/** Path data of lit windows, on a grid so that they look like storeys. */
function skylineWindows(random: Random, y: number): string {
  const lights = Array.from(
    { length: 90 },
    () => `M${random.whole(0, 78) * 20 + 12} ${y - random.whole(1, 12) * 22}v9`,
  );
  return lights.join("");
}

/** The skyline along the water's edge at `y`, with its hills. */
function Skyline({ y, ...props }: MotifProps & { y: number }) {
  const { palette, random } = begin(props);
  const shift = random.whole(-120, 120);
  const order = random.whole(0, 3);
  const towers = [300, 560, 980, 1290].map((x) => x + shift + random.whole(-40, 40));
  return (
    <>
      <path fill={palette.far} d={hills(y)} />
      <path fill={palette.mid} d={blocks(random, y, 110, 300)} />
      {towers.map((x, i) => (
        <path key={x} fill={palette.near} d={LANDMARKS[(i + order) % 4]} transform={`translate(${x} ${y})`} />
      ))}
      <path fill={palette.near} d={blocks(random, y, 50, 150)} />
      <path fill={palette.light} d={ROOFS} transform={`translate(${760 + shift} ${y})`} />
      <path stroke={palette.gold} strokeWidth="7" d={skylineWindows(random, y)} />
    </>
  );
}

/** Quiet water from `y` down, with strokes of light on it that lengthen towards us. */
function Water({ y, ...props }: MotifProps & { y: number }) {
  const { palette, random } = begin(props);
  const strokes = Array.from({ length: 34 }, () => {
    const row = random.whole(30, 1180 - y);
    return `M${random.whole(-40, 1560)} ${y + row}h${Math.round(random.between(40, 90) + row / 4)}`;
  });
  return (
    <>
      <path fill={palette.far} d={`M0 ${y}H1600V1200H0z`} />
      <path stroke={palette.haze} strokeWidth="7" strokeLinecap="round" d={strokes.join("")} />
    </>
  );
}

const COLUMNS = [520, 650, 1010, 1140, 1270];
const schoolWindows = (y: number) =>
  COLUMNS.map((x) => `M${x} ${y}v-90q0-30 30-30h30q30 0 30 30v90z`).join("");
const SCHOOL_WINDOWS = `${schoolWindows(660) + schoolWindows(900)}M806 640v-90q0-30 30-30h88q30 0 30 30v90z`;
const ROOF = "M440 470L520 390H1360L1440 470zM730 340L880 236L1030 340L1006 362L880 276L754 362z";

/** The clock in the gable, at some minute between eight and half past nine. */
function Clock({ palette, minute }: { palette: Palette; minute: number }) {
  return (
    <g stroke={palette.deep} strokeWidth="8" strokeLinecap="round">
      <circle cx="880" cy="372" r="46" fill={palette.light} />
      <path d="M880 372v-22" transform={`rotate(${240 + minute / 2} 880 372)`} />
      <path d="M880 372v-33" transform={`rotate(${minute * 6} 880 372)`} />
    </g>
  );
}

/** A two-storey school; its door is level with the ramp. */
function House({ palette, minute }: { palette: Palette; minute: number }) {
  const wall = palette.sky === palette.light ? palette.haze : palette.light;
  return (
    <>
      <path fill={wall} d="M470 470H1410V980H470zM760 430V330L880 250L1000 330V430z" />
      <path fill={palette.accent} d={ROOF} />
      <Clock palette={palette} minute={minute} />
      <path fill={palette.mid} d={SCHOOL_WINDOWS} />
      <path fill={palette.near} d="M790 980V800Q790 710 880 710Q970 710 970 800V980z" />
      <path fill={palette.haze} d="M808 980V804Q808 732 874 728V980z" />
      <path stroke={palette.far} strokeWidth="12" d="M470 696H1410" />
    </>
  );
}

/** The way to school, with a ramp. */
export function School(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const rail = "M760 930L470 1110M760 930V990M665 990V1064M560 1054V1130";
  return (
    <>
      <circle cx={random.whole(180, 420)} cy="260" r="130" fill={palette.haze} />
      <Cloud {...part()} x={random.between(1000, 1250)} y={160} />
      <path d={hill(random, 800, 70)} fill={palette.far} />
      <House palette={palette} minute={random.whole(0, 90)} />
      <KapokTree {...part()} at={[random.between(190, 300), 1010]} height={random.between(560, 720)} />
      <path d="M-20 980H1620V1220H-20z" fill={palette.mid} />
      <path d="M560 1220L780 976H980L1330 1220z" fill={palette.light} />
      <path fill="none" stroke={palette.deep} strokeWidth="10" strokeLinecap="round" d={rail} />
      <Cast name="girl" x={random.between(860, 940)} y={1164} scale={1.7} dark={DARK} arms="wave" turn={4} />
      <Cast name="grandmother" x={random.between(1130, 1220)} y={1150} scale={1.7} dark={DARK} turn={-4} />
    </>
  );
}

const CORAL = "#E0694C";
const AMBER = "#F0B95B";
const PALE = "#FBE7DF";
const BRASS = "#E9A63F";
const NIGHT_FLOWER = { petal: CORAL, shade: "#A8361D", calyx: "#0F2E36", stamen: "#FBD58F" };
const SHADES = [CORAL, AMBER, PALE] as const;

/** Half of a paper lantern's rib, from top to bottom and back, `reach` out from the middle. */
const rib = (reach: number, ry: number) =>
  `M0 ${-ry}C${reach} ${-ry} ${reach} ${ry} 0 ${ry}C${-reach} ${ry} ${-reach} ${-ry} 0 ${-ry}`;

/** A paper lantern with ribs and a tassel, on a string `drop` long that begins at the given point. */
function Lamp({
  from: [x, y],
  drop,
  scale,
  long,
  fill,
}: {
  from: Point;
  drop: number;
  scale: number;
  long: boolean;
  fill: string;
}) {
  const [rx, ry] = long ? [78, 124] : [118, 96];
  const ribs = [0.96, 0.48, 0].map((part) => rib(Math.round(rx * part), ry)).join("");
  const tassel = `M0 ${ry}v40M-10 ${ry + 44}l-8 66M0 ${ry + 44}v74M10 ${ry + 44}l8 66`;
  return (
    <>
      <path stroke={BRASS} strokeWidth="4" d={`M${Math.round(x)} ${Math.round(y)}v${Math.round(drop)}`} />
      <g
        transform={`translate(${Math.round(x)} ${Math.round(y + drop + ry * scale)})scale(${scale.toFixed(2)})`}
      >
        <path stroke={BRASS} strokeWidth="6" strokeLinecap="round" d={tassel} />
        <ellipse rx={rx} ry={ry} fill={fill} stroke={BRASS} strokeWidth="4" />
        <path fill="none" stroke={BRASS} strokeWidth="4" d={ribs} />
        <path fill={BRASS} d={`M-40 ${-ry - 12}h80v26h-80zM-34 ${ry - 12}h68v24h-68z`} />
      </g>
    </>
  );
}

function hang(random: Random, spine: readonly Point[]) {
  const count = random.whole(3, 5);
  const shift = random.whole(0, 2);
  return Array.from({ length: count }, (_, i) => ({
    from: along(spine, 0.18 + (i * 0.76) / count).at,
    drop: random.between(30, 170),
    scale: random.between(1.05, 1.45),
    long: (i + count) % 2 === 0,
    fill: SHADES[(i + shift) % 3] ?? CORAL,
  }));
}

/** Short twigs, up and down in turn. */
const twigs = (random: Random, spine: readonly Point[]) =>
  [0.22, 0.45, 0.64, 0.8].map((t, i) => {
    const turn = i % 2 ? -0.7 : 0.6;
    const { at, angle } = along(spine, t + random.between(-0.05, 0.05));
    return grow(random, {
      at,
      angle: angle + turn * 0.4,
      leave: turn,
      length: 210,
      width: 24,
      depth: 0,
      lift: 0,
    });
  });

/** The bough, in flower, with its lanterns. */
function LitBough(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const shape = { length: 1560, width: 60, depth: 0, lift: 0.1, wander: 0.16 } as const;
  const bough = grow(random, { at: [-40, 170], angle: 0.06, ...shape });
  const spine = bough.limbs[0]?.spine ?? [];
  const seats = [0.12, 0.4, 0.66].map((t): Tip => ({ ...along(spine, t), angle: -1.57 }));
  const all = [bough, ...twigs(random, spine)];
  return (
    <>
      {hang(random, spine).map((lamp) => (
        <Lamp key={lamp.from[0]} {...lamp} />
      ))}
      <path fill={palette.mid} d={limbPath(all.flatMap(({ limbs }) => limbs))} />
      <Blooms
        {...part()}
        palette={{ ...palette, flower: NIGHT_FLOWER }}
        tips={[...all.flatMap((one) => one.tips), ...seats]}
        scale={1.45}
      />
    </>
  );
}

/** Lanterns in a kapok at mid-autumn, and people come to see them. */
export function Lantern(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const moon = random.whole(500, 1300);
  const cast = random.whole(0, 3);
  return (
    <>
      <rect width="1600" height="1200" fill={palette.night} />
      <circle cx={moon} cy="500" r="290" fill={palette.nightHaze} />
      <circle cx={moon} cy="500" r="205" fill={PALE} />
      <path d={hill(random, 930, 60)} fill={palette.nightHaze} />
      <path d={hill(random, 1040, 24)} fill={palette.mid} />
      <LitBough {...part()} />
      <Stroller x={random.between(330, 460)} y={1150} scale={1.5} cast={cast + 1} turn={4} />
      <Driver x={random.between(640, 760)} y={1160} scale={1.5} cast={cast} turn={-4} />
    </>
  );
}

/** A dog on its way, feet at the origin, about 150 wide. */
function Dog({ x, palette }: { x: number; palette: Palette }) {
  return (
    <g transform={`translate(${x} 1166)`} fill="none" strokeLinecap="round">
      <path stroke="#8A5A18" strokeWidth="12" d="M28-54L20-6M-44-54L-56-30L-50-6" />
      <path stroke="#C98A2B" strokeWidth="10" d="M-54-72Q-78-84-72-112" />
      <path
        fill="#C98A2B"
        d="M-58-66C-58-86-36-88-10-86C12-84 26-88 36-102L66-92C66-74 58-58 44-50C20-42-30-42-50-48C-56-52-58-58-58-66z"
      />
      <path stroke="#C98A2B" strokeWidth="14" d="M40-56L46-7M-34-54L-42-30L-34-7" />
      <path
        fill="#C98A2B"
        d="M34-110C36-130 66-134 74-116L94-110Q102-104 96-96Q90-90 72-90C56-84 36-92 34-110z"
      />
      <path fill="#8A5A18" d="M48-124C36-122 30-100 38-88C50-92 56-110 58-122z" />
      <path
        fill={palette.deep}
        d="M90-106a5 4 0 1 0 10 0a5 4 0 1 0-10 0zM66-112a3 3.4 0 1 0 6 0a3 3.4 0 1 0-6 0z"
      />
      <path stroke={palette.accent} strokeWidth="8" d="M40-88L60-78" />
    </g>
  );
}

/** Four friends; those on wheels and those on feet take turns. */
function Friends(props: MotifProps) {
  const { random } = begin(props);
  const wheels = random.whole(0, 1);
  const first = random.whole(0, 3);
  return [270, 650, 1020, 1370].map((middle, i) => {
    const place = {
      x: middle + random.between(-24, 24),
      y: 1130 + (i % 2) * 26,
      cast: first + i,
      scale: 1.75,
    };
    const turn = [5, 3, -3, -5][i];
    if (i % 2 === wheels) return <Driver key={middle} {...place} turn={turn} />;
    return <Stroller key={middle} {...place} turn={turn} arms={random.chance(0.4) ? "wave" : "down"} />;
  });
}

/** Friends together, on feet and on wheels. */
export function Walk(props: MotifProps) {
  const { palette, random, part } = begin(props);
  return (
    <>
      <circle cx={random.whole(700, 1200)} cy="330" r="210" fill={palette.haze} />
      <Cloud {...part()} x={random.between(100, 500)} y={180} scale={1.2} />
      <path d={hill(random, 760, 80)} fill={palette.far} />
      <KapokTree {...part()} at={[random.between(180, 420), 900]} height={random.between(640, 760)} />
      <path d={hill(random, 880, 36)} fill={palette.mid} />
      <path d={hill(random, 1010, 12)} fill={palette.haze} />
      <Friends {...part()} />
      {random.chance(0.6) ? <Dog x={random.whole(840, 860)} palette={palette} /> : null}
      <Drift {...part()} box={[760, 120, 760, 420]} />
    </>
  );
}
