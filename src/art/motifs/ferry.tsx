import type { Palette } from "../palettes";
import type { Random } from "../random";
import { Skyline, Water } from "./skyline";
import { begin, Cloud, Drift, type MotifProps } from "./stage";

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
