import type { Palette } from "../palettes";
import { Skyline, Water } from "./skyline";
import { Bough, begin, Cloud, type MotifProps } from "./stage";

const SAILS =
  "M-20-96C-40-200-30-320-2-392C70-350 128-240 130-110C80-84 30-84-20-96zM-160-92C-176-170-172-230-152-276C-100-240-66-170-62-104C-90-88-130-84-160-92zM140-92C130-150 132-200 122-246C168-220 200-160 206-104C190-90 160-86 140-92z";
const BATTENS =
  "M-26-160Q50-150 124-166M-30-226Q40-214 108-232M-26-296Q30-286 76-300M-168-150Q-120-140-72-150M-170-204Q-130-196-92-208M136-142Q168-134 198-146M134-190Q160-184 182-194";
const HULL =
  "M-220-84C-200-50-180-20-150 6C-40 22 90 22 180 6C214-20 236-60 252-104C170-70 60-62-40-66C-110-68-170-72-220-84z";

/** A junk under three ribbed sails, its waterline at the origin. */
function Junk({ x, y, scale, palette }: { x: number; y: number; scale: number; palette: Palette }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale.toFixed(2)})`} fill="none">
      <path stroke={palette.deep} strokeWidth="9" d="M-10-60V-400M-150-60V-280M120-60V-250" />
      <path fill={palette.accent} d={SAILS} />
      <path stroke={palette.accentDeep} strokeWidth="5" d={BATTENS} />
      <path fill={palette.deep} d={HULL} />
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
