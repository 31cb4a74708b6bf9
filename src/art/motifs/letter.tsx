import { grow, limbPath } from "../branch";
import { Bud, CupFlower, OpenFlower } from "../flower";
import { leafPath } from "./leafage";
import { Blooms, begin, type MotifProps, pebble } from "./stage";

/** The sheet that comes out of the envelope: lines of writing under a drawn branch. */
function Sheet(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const sprig = grow(random, { at: [-250, -270], angle: -0.25, length: 430, width: 17, depth: 1, lift: 0.1 });
  const lines = Array.from({ length: 5 }, (_, i) => `M-230 ${-170 + i * 58}H${random.whole(120, 230)}`);
  return (
    <>
      <path fill={palette.light} d="M-310-560H310V200H-310z" />
      <path fill={palette.near} d={limbPath(sprig.limbs)} />
      <Blooms {...part()} tips={sprig.tips} scale={0.8} />
      <path stroke={palette.mid} strokeWidth="9" strokeLinecap="round" d={lines.join("")} />
    </>
  );
}

/** Its middle at the origin, 860 wide. */
function Envelope(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const edges = "M-430 340L-40 90Q0 62 40 90L430 340M-430-120L-80 106M430-120L80 106M-430-120V340H430V-120";
  return (
    <>
      <path fill={palette.accentDeep} d="M-430-120L-20-400Q0-414 20-400L430-120z" />
      <path fill={palette.accent} d="M-430-124H430V330H-430z" />
      <Sheet {...part()} />
      <path fill={palette.haze} d="M-430-124L-30 120L30 120L430-124V344H-430z" />
      <path fill="none" stroke={palette.deep} strokeWidth="6" strokeLinejoin="round" d={edges} />
      <circle cy="130" r="78" fill={palette.near} />
      <OpenFlower ink={palette.flower} x={0} y={132} scale={1} turn={random.between(-30, 30)} />
    </>
  );
}

/** A letter that someone took time for. */
export function Letter(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const [high, low] = random.chance(0.5) ? [260, 1080] : [1020, 300];
  const leaves = [1.7, 2.2, 2.7, 3.2].map((angle) => leafPath([1420, high], angle, random.between(200, 320)));
  const turn = random.whole(-12, 12);
  return (
    <>
      <path d={pebble(random, [800, 600], 620, 500)} fill={palette.far} />
      <path d={leaves.join("")} fill={palette.mid} />
      <OpenFlower ink={palette.flower} x={1420} y={high} scale={2.2} turn={20} />
      <CupFlower ink={palette.flower} x={170} y={low} scale={2} turn={-30} />
      <Bud ink={palette.flower} x={290} y={low + 30} scale={1.8} turn={50} />
      <g transform={`translate(${random.whole(760, 840)} 700)rotate(${turn})`}>
        <Envelope {...part()} />
      </g>
    </>
  );
}
