import { along, type Growth, grow, limbPath, type Shoot, type Tip } from "../branch";
import { Bud, CupFlower, OpenFlower } from "../flower";
import { type Point, polar } from "../geometry";
import { begin, type MotifProps } from "./stage";

/** Turns a direction of growth (radians, 0 = right) into the tilt of a flower (degrees, 0 = upright), near upright. */
function tilt(angle: number): number {
  const degrees = (angle * 180) / Math.PI + 90;
  const turned = degrees - Math.round(degrees / 360) * 360;
  return Math.max(-75, Math.min(75, turned));
}

interface BloomsProps extends MotifProps {
  tips: readonly Tip[];
  scale: number;
}

/** Puts a flower or a bud on each tip. */
export function Blooms({ tips, scale, ...props }: BloomsProps) {
  const { palette, random } = begin(props);
  return tips.map(({ at: [x, y], angle }, i) => {
    const size = scale * random.between(0.8, 1.15);
    const spot = { ink: palette.flower, x, y, scale: size, turn: tilt(angle) };
    const kind = random.next();
    const key = `${i}:${Math.round(x)}`;
    if (kind < 0.22) return <Bud key={key} {...spot} scale={size * 0.8} />;
    if (kind < 0.7) return <CupFlower key={key} {...spot} />;
    return <OpenFlower key={key} {...spot} turn={random.between(-30, 30)} />;
  });
}

interface BoughProps extends MotifProps {
  shoot: Shoot;
  /** Size of its flowers. */
  bloom: number;
  fill?: string;
}

/** Places on the stronger limbs where a flower can sit upright. */
const sitting = ({ limbs }: Growth): Tip[] =>
  limbs.filter(({ from }) => from > 9).map(({ spine }) => ({ ...along(spine, 0.62), angle: -Math.PI / 2 }));

/** A kapok bough in flower. */
export function Bough({ shoot, bloom, fill, ...props }: BoughProps) {
  const { palette, random, part } = begin(props);
  const growth = grow(random, shoot);
  const spots = [...growth.tips, ...sitting(growth)].filter((_, i) => i === 0 || random.chance(0.62));
  return (
    <>
      <path d={limbPath(growth.limbs)} fill={fill ?? palette.deep} />
      <Blooms {...part()} tips={spots} scale={bloom} />
    </>
  );
}

interface TreeProps extends MotifProps {
  /** The middle of its foot. */
  at: Point;
  height: number;
}

/** A whole kapok tree. */
export function KapokTree({ at, height, ...props }: TreeProps) {
  const { palette, random, part } = begin(props);
  const crown = polar(at, -Math.PI / 2, height * 0.42);
  const boughs = [-2.75, -2.2, -1.55, -0.95, -0.4].map((lean) => {
    const angle = lean + random.between(-0.15, 0.15);
    const length = height * random.between(0.46, 0.58);
    return grow(random, { at: crown, angle, length, width: height * 0.07, depth: 1, lift: 0.5 });
  });
  const spine = [polar(at, 1.57, 12), polar(at, -1.5, height * 0.15), polar(at, -1.6, height * 0.3)];
  const trunk = {
    spine: [...spine, polar(crown, -1.5, height * 0.1)],
    from: height * 0.13,
    to: height * 0.08,
  };
  const tips = boughs.flatMap((bough) => bough.tips.slice(0, 3));
  return (
    <>
      <path d={limbPath([trunk, ...boughs.flatMap(({ limbs }) => limbs)])} fill={palette.deep} />
      <Blooms {...part()} tips={tips} scale={height / 620} />
    </>
  );
}
