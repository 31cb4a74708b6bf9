import { Bust } from "../cast/bust";
import { type PersonName, SKINS } from "../cast/people";
import { Hand } from "../figures/hand";
import { Bud, CupFlower, OpenFlower } from "../flower";
import type { Palette } from "../palettes";
import { plant } from "./nature";
import { Bough, begin, DARK, Drift, hill, type MotifProps, pebble } from "./stage";

/** Two hands that make one bowl. */
function Bowl(props: MotifProps) {
  const { palette, random } = begin(props);
  const tip = random.between(-12, 12);
  const ink = palette.flower;
  return (
    <>
      <CupFlower ink={ink} x={640} y={690} scale={2.3} turn={tip - 24} />
      <Bud ink={ink} x={740} y={560} scale={2.2} turn={tip} />
      <CupFlower ink={ink} x={960} y={690} scale={2.3} turn={tip + 24} />
      <OpenFlower ink={ink} x={800} y={640} scale={2.6} turn={tip * 2} />
      <Hand x={590} y={770} scale={2.5} turn={10} flip skin={random.pick(SKINS)} sleeve={palette.near} />
      <Hand x={1010} y={770} scale={2.5} turn={-10} skin={random.pick(SKINS)} sleeve={palette.accent} />
    </>
  );
}

/** One hand that gives, and one that receives. */
function Gift(props: MotifProps) {
  const { palette, random } = begin(props);
  const lean = random.between(-14, 14);
  return (
    <>
      <CupFlower ink={palette.flower} x={700} y={520} scale={3.2} turn={lean} />
      <Hand x={700} y={540} scale={2.3} turn={-16} flip skin={random.pick(SKINS)} sleeve={palette.accent} />
      <Hand x={900} y={850} scale={2.6} turn={-14} skin={random.pick(SKINS)} sleeve={palette.near} />
      <OpenFlower ink={palette.flower} x={1180} y={330} scale={1.5} turn={lean * 2} />
    </>
  );
}

/** Hands that carry flowers together. */
export function Hands(props: MotifProps) {
  const { palette, random, part } = begin(props);
  return (
    <>
      <path d={pebble(random, [random.between(720, 880), 520], 480, 440)} fill={palette.haze} />
      <path d={hill(random, 1090, 50)} fill={palette.far} />
      {random.chance(0.5) ? <Bowl {...part()} /> : <Gift {...part()} />}
      <Drift {...part()} box={[120, 80, 1360, 200]} count={8} />
    </>
  );
}

const SITTERS = [
  "lawyer",
  "walker",
  "student",
  "grandmother",
  "carer",
  "girl",
] as const satisfies readonly PersonName[];

/** One of the eight people, near, under a bough. */
export function Portrait(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const shoot = { at: [-40, 330], angle: -0.16, length: 1180, width: 64, depth: 1, lift: 0.05 } as const;
  return (
    <>
      <path d={pebble(random, [820, 620], 560, 520)} fill={palette.haze} />
      <Bough {...part()} bloom={1.6} shoot={shoot} />
      <g transform="translate(820 1210)scale(3.5)">
        <Bust name={random.pick(SITTERS)} dark={DARK} turn={random.pick([-4, 3])} />
      </g>
      <Drift {...part()} box={[1080, 460, 420, 420]} count={3} />
    </>
  );
}

/** Left, top, width, height of one window of a call. */
type Pane = readonly [left: number, top: number, width: number, height: number];

/** Ways to lay a call out. */
const GRIDS: readonly [Pane[], ...Pane[][]] = [
  [
    [0, 0, 388, 246],
    [404, 0, 388, 246],
    [0, 262, 388, 246],
    [404, 262, 388, 246],
  ],
  [
    [0, 0, 540, 508],
    [556, 0, 236, 246],
    [556, 262, 236, 246],
  ],
  [
    [0, 0, 388, 508],
    [404, 0, 388, 508],
  ],
];

const CALLERS: readonly PersonName[] = ["lawyer", "father", "student", "grandmother", "walker", "carer"];

/** One window of the call. */
function Tile({ at: [x, y, w, h], i, palette }: { at: Pane; i: number; palette: Palette }) {
  const fill = [palette.far, palette.haze, palette.mid, palette.sky][i % 4];
  const scale = Math.min(w / 330, h / 270).toFixed(2);
  return (
    <svg aria-hidden="true" x={x} y={y} width={w} height={h} viewBox={`${-w / 2} ${-h} ${w} ${h}`}>
      <rect x={-w / 2} y={-h} width={w} height={h} rx="14" fill={fill} />
      <g transform={`scale(${scale})`}>
        <Bust name={CALLERS[i % CALLERS.length] ?? "student"} dark={DARK} />
      </g>
    </svg>
  );
}

function Laptop(props: MotifProps) {
  const { palette, random } = begin(props);
  const grid = random.pick(GRIDS);
  const first = random.whole(0, 3);
  return (
    <>
      <path fill={palette.deep} d="M360 300Q360 270 390 270H1210Q1240 270 1240 300V850H360z" />
      <g transform="translate(404 314)">
        {grid.map((at, i) => (
          <Tile key={`${at[0]}-${at[1]}`} palette={palette} at={at} i={i + first} />
        ))}
      </g>
      <path fill={palette.mid} d="M300 850H1300L1380 1000Q1384 1030 1350 1030H250Q216 1030 220 1000z" />
      <path fill={palette.deep} d="M396 876H1204L1230 930H370zM680 950H920L934 1000H666z" />
    </>
  );
}

function PotPlant(props: MotifProps) {
  const { palette, random } = begin(props);
  const { stems, leaves, tips } = plant(random, [1400, 850], random.between(340, 460), random.whole(2, 3));
  return (
    <>
      <path fill={palette.near} d={stems + leaves} />
      {tips.map(([x, y], i) => {
        if (i === 1) return <OpenFlower key={x} ink={palette.flower} x={x} y={y} scale={1.4} />;
        return <CupFlower key={x} ink={palette.flower} x={x} y={y} scale={1.2} turn={i * 14 - 14} />;
      })}
      <path fill={palette.accent} d="M1290 840H1510L1480 1010H1320zM1276 820H1524V860H1276z" />
    </>
  );
}

function Mug({ x, palette }: { x: number; palette: Palette }) {
  return (
    <g transform={`translate(${x} 1080)`} fill="none" strokeLinecap="round">
      <path stroke={palette.light} strokeWidth="20" d="M70-110C150-120 150-20 66-36" />
      <path fill={palette.light} d="M-84-150H84L72-14Q70 0 56 0H-56Q-70 0-72-14z" />
      <path stroke={palette.air} strokeWidth="7" d="M-24-190c-26-40 28-50 4-96M24-190c-26-36 28-46 4-82" />
    </g>
  );
}

/** A call between homes. */
export function Screen(props: MotifProps) {
  const { palette, random, part } = begin(props);
  return (
    <>
      <path d={pebble(random, [800, 520], 640, 470)} fill={palette.haze} />
      <path d="M0 960H1600V1200H0z" fill={palette.far} />
      <PotPlant {...part()} />
      <Laptop {...part()} />
      <Mug x={random.whole(160, 250)} palette={palette} />
    </>
  );
}
