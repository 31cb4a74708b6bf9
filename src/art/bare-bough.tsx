import { createRandom, type Point, type Random, siteFlower, siteInk } from "./drawing";
import { Bud, CupFlower, flossPath, grow, limbPath, OpenFlower } from "./flower";

const DEGREES = 180 / Math.PI;

/** A bough that grows in from the left, its twigs spread over a box of 320 by 240. */
function bough(random: Random) {
  const rises = random.chance(0.6);
  const at: Point = [-12, 120];
  return grow(random, {
    at,
    angle: rises ? random.between(-0.5, -0.25) : random.between(0.1, 0.3),
    length: random.between(205, 240),
    width: 20,
    depth: 1,
    lift: rises ? 0.1 : 0,
    wander: 0.22,
  });
}

/** FNV-1a, so that ids that differ little draw boughs that differ much. */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** In place of a picture that there is none of: a bough with buds and one flower, another for each `id`. */
export function BareBough({ id, className }: { id: string; className?: string }) {
  const random = createRandom(seedOf(id));
  const { limbs, tips } = bough(random);
  const [end, ...twigs] = tips;
  const Bloom = random.pick([Bud, CupFlower, OpenFlower]);
  const disc = {
    x: random.whole(150, 225),
    y: random.whole(80, 130),
    ink: random.chance(0.6) ? siteInk.leaf : siteInk.ground,
  };
  const heights = tips.map(({ at: [, y] }) => y);
  // Whatever it grew to, buds and flower are in the middle of the box.
  const down = Math.round(120 - (Math.min(...heights) + Math.max(...heights)) / 2);
  const move = random.chance(0.5) ? `matrix(-1 0 0 1 320 ${down})` : `translate(0 ${down})`;
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden="true">
      <g transform={move}>
        <circle cx={disc.x} cy={disc.y - down} r="84" fill={disc.ink} />
        <path fill={siteInk.wood} d={limbPath(limbs)} />
        <path
          fill="none"
          stroke={siteInk.wood}
          d={flossPath(random, [random.whole(40, 120), random.whole(30, 50) - down], 20, -0.7)}
        />
        {twigs.map(({ at: [x, y], angle }, index) => (
          <Bud
            key={`${index} ${x}`}
            ink={siteFlower}
            x={x}
            y={y}
            scale={0.5 + (index % 3) / 12}
            turn={angle * DEGREES + 90}
          />
        ))}
        {end && (
          <Bloom ink={siteFlower} x={end.at[0]} y={end.at[1]} scale={0.62} turn={end.angle * DEGREES + 90} />
        )}
      </g>
    </svg>
  );
}
