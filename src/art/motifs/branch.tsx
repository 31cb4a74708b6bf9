import { along, grow, limbPath } from "../branch";
import { Bird } from "./bird";
import { Blooms, begin, Cloud, Drift, hill, type MotifProps, pebble } from "./stage";

/** A bough in full flower across the frame, and a bird that came for it. */
export function Branch(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const start = random.between(760, 980);
  const strong = {
    at: [-60, start],
    angle: -0.35,
    length: 1650,
    width: 78,
    depth: 2,
    lift: -0.1,
    wander: 0.22,
  } as const;
  const main = grow(random, strong);
  const low = grow(random, { at: [-60, start + 160], angle: 0.02, length: 760, width: 44, depth: 1 });
  const spine = main.limbs[0]?.spine ?? [];
  const [x, y] = along(spine, random.between(0.4, 0.56)).at;
  const seats = [0.16, 0.3, 0.7, 0.84].map((t) => ({ ...along(spine, t), angle: -1.57 }));
  const sun = [random.between(900, 1200), random.between(360, 480)] as const;
  return (
    <>
      <path d={pebble(random, sun, 320)} fill={palette.haze} />
      <Cloud {...part()} x={random.between(160, 420)} y={190} scale={1.2} />
      <path d={hill(random, 1040, 70)} fill={palette.far} />
      <path d={limbPath([...main.limbs, ...low.limbs])} fill={palette.near} />
      <Blooms {...part()} tips={[...main.tips, ...seats, ...low.tips]} scale={1.75} />
      <Bird x={x} y={y - 20} scale={1.5} palette={palette} />
      <Drift {...part()} box={[860, 700, 680, 380]} />
    </>
  );
}
