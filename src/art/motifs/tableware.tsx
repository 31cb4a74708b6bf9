import type { Palette } from "../palettes";
import type { Random } from "../random";
import { begin, type MotifProps } from "./stage";

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
