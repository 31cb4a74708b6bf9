import { CupFlower, OpenFlower } from "../flower";
import type { Palette } from "../palettes";
import type { Random } from "../random";
import { leafPath, plant } from "./leafage";
import { begin, Cloud, Drift, Driver, hill, type MotifProps } from "./stage";

const WINGS =
  "M0 0C-20-50-80-70-84-30C-86 0-40 10 0 6C-44 14-60 50-36 60C-16 66-4 30 0 8C4 30 16 66 36 60C60 50 44 14 0 6C40 10 86 0 84-30C80-70 20-50 0 0z";

function Butterfly({ x, y, palette }: { x: number; y: number; palette: Palette }) {
  return (
    <g transform={`translate(${x} ${y})rotate(-18)`} fill="none" strokeLinecap="round">
      <path fill={palette.gold} d={WINGS} />
      <path stroke={palette.deep} strokeWidth="7" d="M0-14V40M0-14Q-6-36-18-44M0-14Q6-36 18-44" />
    </g>
  );
}

/** Flowers in rows, rooted in the bed. */
function Plants(props: MotifProps) {
  const { palette, random } = begin(props);
  const rows = [720, 900, 1080, 1260, 1430].map((middle) => {
    const x = middle + random.between(-24, 24);
    const Flower = random.chance(0.45) ? OpenFlower : CupFlower;
    const size = random.between(1, 1.5);
    return { Flower, size, ...plant(random, [x, 900], random.between(260, 480), random.whole(1, 3)) };
  });
  return (
    <>
      <path d={rows.map(({ stems, leaves }) => stems + leaves).join("")} fill={palette.near} />
      {rows.flatMap(({ tips, size, Flower }) =>
        tips.map(([x, y]) => (
          <Flower key={x} ink={palette.flower} x={x} y={y} scale={size} turn={(x % 40) - 20} />
        )),
      )}
    </>
  );
}

/** A bed on legs, high enough for knees and footplates to go under its edge. */
function Bed({ palette }: { palette: Palette }) {
  const joints = "M640 964H1520M860 912V964M1130 912V964M740 964V1020M1000 964V1020M1290 964V1020";
  return (
    <>
      <path fill={palette.deep} d="M620 880H1540V912H620zM650 1010H690V1110H650zM1470 1010H1510V1110H1470z" />
      <path fill={palette.far} d="M640 912H1520V1020H640z" />
      <path stroke={palette.deep} strokeWidth="6" d={joints} />
    </>
  );
}

const hedge = (random: Random) =>
  Array.from({ length: 26 }, (_, i) =>
    leafPath([i * 66 - 20, 920], -1.57 + random.between(-0.4, 0.4), random.between(190, 310), 110),
  ).join("");

/** A raised bed one can roll up to, and its gardener. */
export function Garden(props: MotifProps) {
  const { palette, random, part } = begin(props);
  return (
    <>
      <circle cx={random.whole(300, 1200)} cy="300" r="190" fill={palette.haze} />
      <Cloud {...part()} x={random.between(200, 900)} y={170} />
      <path d={hill(random, 720, 60)} fill={palette.far} />
      <path d={hedge(random)} fill={palette.mid} />
      <path d="M0 806H1600V1200H0z" fill={palette.mid} />
      <path d="M0 1060H1600V1200H0z" fill={palette.light} />
      <Plants {...part()} />
      <Bed palette={palette} />
      <Driver x={390} y={1150} scale={2.2} cast={random.whole(0, 3)} turn={5} />
      <Butterfly x={random.whole(480, 660)} y={random.whole(360, 560)} palette={palette} />
      <Drift {...part()} box={[700, 120, 760, 300]} count={4} />
    </>
  );
}
