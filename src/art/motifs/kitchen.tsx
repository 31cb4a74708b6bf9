import { Cast } from "../cast/cast";
import type { Palette } from "../palettes";
import { Bough, begin, DARK, Driver, type MotifProps } from "./stage";
import { Tableware } from "./tableware";

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
