import type { Random } from "../random";
import { begin, type MotifProps } from "./stage";

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
function windows(random: Random, y: number): string {
  const lights = Array.from(
    { length: 90 },
    () => `M${random.whole(0, 78) * 20 + 12} ${y - random.whole(1, 12) * 22}v9`,
  );
  return lights.join("");
}

/** The skyline along the water's edge at `y`, with its hills. */
export function Skyline({ y, ...props }: MotifProps & { y: number }) {
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
      <path stroke={palette.gold} strokeWidth="7" d={windows(random, y)} />
    </>
  );
}

/** Quiet water from `y` down, with strokes of light on it that lengthen towards us. */
export function Water({ y, ...props }: MotifProps & { y: number }) {
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
