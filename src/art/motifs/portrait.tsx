import { Bust } from "../cast/bust";
import type { PersonName } from "../cast/people";
import { Bough, begin, DARK, Drift, type MotifProps, pebble } from "./stage";

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
