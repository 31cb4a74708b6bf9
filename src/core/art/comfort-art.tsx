import { limbPath, ribbonPath } from "./branch";
import { Cast } from "./cast/cast";
import { siteFlower, siteInk } from "./colours";
import { Bud, CupFlower, OpenFlower } from "./flower";
import { points } from "./geometry";

/** The trunk goes on in its highest limb. */
const TRUNK = ribbonPath(
  points([397, 318, 388, 250, 398, 190, 384, 124, 366, 70, 332, 46, 304, 24]),
  [28, 25, 23, 20, 13, 8, 1],
);
const LIMBS = limbPath([
  { spine: points([394, 278, 385, 304, 362, 318, 336, 323]), from: 16, to: 1 },
  { spine: points([394, 276, 402, 304, 420, 314, 440, 319]), from: 18, to: 1 },
  { spine: points([390, 156, 346, 92, 272, 94, 206, 66, 110, 82]), from: 15, to: 1 },
]);

/** Two at rest in the shade of a kapok: for what makes reading easier. */
export function ComfortArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 450 340" aria-hidden="true">
      <circle cx="216" cy="176" r="132" fill={siteInk.blush} />
      <path fill={siteInk.leaf} d="M4 312C110 280 340 280 446 314C340 340 110 340 4 312z" />
      <path fill={siteInk.wood} d={TRUNK + LIMBS} />
      <CupFlower ink={siteFlower} x={112} y={84} scale={0.52} turn={-80} />
      <OpenFlower ink={siteFlower} x={268} y={92} scale={0.62} turn={-10} />
      <Bud ink={siteFlower} x={304} y={26} scale={0.6} turn={-44} />
      <Cast name="grandmother" x={138} y={306} scale={0.7} turn={4} />
      <Cast name="lawyer" x={244} y={314} scale={0.7} turn={-3} />
    </svg>
  );
}
