import { Bust } from "../cast/bust";
import type { PersonName } from "../cast/people";
import { CupFlower, OpenFlower } from "../flower";
import type { Palette } from "../palettes";
import { plant } from "./leafage";
import { begin, DARK, type MotifProps, pebble } from "./stage";

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
