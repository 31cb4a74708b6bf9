import { limbPath } from "./branch";
import { Cast } from "./cast/cast";
import { siteFlower, siteInk } from "./colours";
import { Bud, CupFlower, OpenFlower } from "./flower";
import { points } from "./geometry";

const WOOD = limbPath([
  { spine: points([24, 322, 34, 250, 24, 190, 40, 132, 40, 112]), from: 30, to: 21 },
  { spine: points([36, 138, 76, 92, 150, 92, 210, 66, 270, 78]), from: 18, to: 1 },
  { spine: points([39, 124, 44, 66, 92, 46, 120, 22]), from: 18, to: 1 },
]);

/** Four people under a bough who wave back; its middle flower opens once. For whoever has given. */
export function ThanksArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 420 340" aria-hidden="true">
      <circle cx="226" cy="158" r="140" fill={siteInk.blush} />
      <path fill={siteInk.leaf} d="M4 312C60 274 350 270 416 306Q424 330 376 332H44Q-4 330 4 312z" />
      <path fill={siteInk.wood} d={WOOD} />
      <CupFlower ink={siteFlower} x={272} y={84} scale={0.62} turn={58} />
      <Bud ink={siteFlower} x={120} y={24} scale={0.6} turn={40} />
      <g className="opening-flower">
        <OpenFlower ink={siteFlower} x={150} y={84} scale={0.7} turn={-10} />
      </g>
      <Cast name="grandmother" x={112} y={312} scale={0.66} turn={3} />
      <Cast name="student" x={196} y={322} scale={0.66} arms="wave" turn={3} />
      <Cast name="father" x={282} y={312} scale={0.66} turn={-3} />
      <Cast name="girl" x={360} y={322} scale={0.66} arms="wave" turn={-4} />
    </svg>
  );
}
