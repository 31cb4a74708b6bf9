import { PoweredChair } from "../../../../art/figures/wheelchair";
import { OpenFlower } from "../../../../art/flower";
import { PALETTES } from "../../../../art/palettes";
import { Scene, Shadow } from "./scene";

const palette = PALETTES.dawn;
const SHAPE =
  "M250 300Q600 250 950 300Q980 330 976 360Q1010 620 976 900Q980 940 950 950Q600 1000 250 950Q220 940 224 900Q190 620 224 360Q220 330 250 300z";
const STRIPES = [
  [250, 130, palette.near],
  [380, 60, palette.gold],
  [440, 330, palette.accent],
  [770, 60, palette.gold],
  [830, 170, palette.near],
] as const;

/** One stitch of stocking stitch, repeated over whatever is filled with it. */
function Stitches({ id, size }: { id: string; size: number }) {
  const tall = size * 0.8;
  const stroke = `M${size * 0.08} ${tall * 0.1}L${size / 2} ${tall * 0.9}L${size * 0.92} ${tall * 0.1}`;
  return (
    <pattern id={id} width={size} height={tall} patternUnits="userSpaceOnUse">
      <path fill="none" stroke={palette.deep} strokeOpacity="0.3" strokeWidth={size * 0.13} d={stroke} />
    </pattern>
  );
}

function Knitted({ size }: { size: number }) {
  return (
    <>
      <defs>
        <Stitches id="stitches" size={size} />
        <clipPath id="cushion">
          <path d={SHAPE} />
        </clipPath>
      </defs>
      <g clipPath="url(#cushion)">
        {STRIPES.map(([y, height, fill]) => (
          <rect key={y} y={y} width="1200" height={height} fill={fill} />
        ))}
        <OpenFlower
          ink={{ ...palette.flower, petal: palette.sky, shade: palette.haze }}
          x={600}
          y={600}
          scale={2.4}
          plain
        />
        <rect width="1200" height="1200" fill="url(#stitches)" />
      </g>
    </>
  );
}

const Front = () => (
  <Scene palette={palette} seed={11}>
    <Shadow y={968} rx={400} ink={palette.deep} />
    <Knitted size={34} />
  </Scene>
);

const CHAIR = { body: palette.near, seat: palette.deep, tyre: palette.deep, hub: palette.far };

const OnChair = () => (
  <Scene palette={PALETTES.leaf} seed={12}>
    <Shadow x={590} y={1046} rx={420} ink={palette.deep} />
    <g transform="translate(590 1050)scale(4.4)">
      <PoweredChair ink={CHAIR} />
      <path fill={palette.accent} d="M-50-118Q-56-107-50-97L38-95Q46-106 40-117Q-4-122-50-118z" />
      <path stroke={palette.gold} strokeWidth="4" d="M-26-119V-97M16-119V-96" />
      <path stroke={palette.near} strokeWidth="4" d="M-16-119V-97M6-119V-96" />
    </g>
  </Scene>
);

const Close = () => (
  <Scene palette={palette} seed={13} flat>
    <g transform="translate(-900 -900)scale(2.5)">
      <Knitted size={34} />
    </g>
  </Scene>
);

export const cushion = [Front, OnChair, Close];
