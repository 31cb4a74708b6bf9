import { type Limb, limbPath } from "../branch";
import { type Point, polar, softShape } from "../geometry";
import type { Random } from "../random";

/** Path data of a pointed leaf from its stalk, in the direction of `angle` (radians). */
export function leafPath(from: Point, angle: number, length: number, width = length * 0.36): string {
  const side = (t: number, sign: number) =>
    polar(polar(from, angle, length * t), angle + (sign * Math.PI) / 2, width / 2);
  const tip = polar(from, angle, length);
  return softShape([from, side(0.35, 1), side(0.6, 0.9), tip, tip, side(0.6, -0.9), side(0.35, -1), from]);
}

/** A plant in leaf: swaying stems with paired leaves, each stem ending where a flower may sit. */
export function plant(random: Random, foot: Point, height: number, stems = 3) {
  const limbs: Limb[] = [];
  const leaves: string[] = [];
  const tips: Point[] = [];
  for (let i = 0; i < stems; i++) {
    const lean = (i - (stems - 1) / 2) * 0.3 + random.between(-0.08, 0.08);
    const reach = height * random.between(0.75, 1);
    const spine = [0, 0.33, 0.66, 1].map((t) =>
      polar(foot, -Math.PI / 2 + lean * (0.4 + t * 0.6), reach * t),
    );
    limbs.push({ spine, from: Math.max(height / 22, 7), to: 5 });
    for (const t of [1, 2]) {
      const at = spine[t] ?? foot;
      leaves.push(leafPath(at, -0.5 + lean, height * 0.3), leafPath(at, Math.PI + 0.5 + lean, height * 0.3));
    }
    tips.push(spine[3] ?? foot);
  }
  return { stems: limbPath(limbs), leaves: leaves.join(""), tips };
}
