import { siteInk } from "../../../core/art/colours";
import { createRandom } from "../../../core/art/random";
import { useWords } from "../../../core/locale/use-words";
import { fpsWords } from "./fps-words";

const SIDE = 29;
const random = createRandom(7);
/** Round dots without a code's corners: no reader takes them for one. */
const DOTS = Array.from({ length: SIDE * SIDE }, (_, index) => ({
  x: (index % SIDE) + 0.5,
  y: Math.trunc(index / SIDE) + 0.5,
}))
  .filter(({ x, y }) => Math.hypot(x - SIDE / 2, y - SIDE / 2) < SIDE / 2 && random.chance(0.4))
  .map(({ x, y }) => `M${x - 0.35} ${y}a.35 .35 0 1 0 .7 0a.35 .35 0 1 0-.7 0`)
  .join("");

/** Stands where a charity with an FPS ID has its code; nobody can pay with it. */
export function FpsSample() {
  const words = useWords(fpsWords);
  return (
    <>
      <p>{words.sampleText}</p>
      <svg className="fps-code" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={words.sampleAlt}>
        <rect width="100%" height="100%" fill={siteInk.blush} />
        <path d={DOTS} fill={siteInk.wood} opacity="0.35" />
        <g textAnchor="middle" fontWeight="700" fill={siteInk.ink}>
          <text x={SIDE / 2} y={SIDE / 2} fontSize="5">
            {words.sample}
          </text>
          <text x={SIDE / 2} y={SIDE / 2 + 4} fontSize="3">
            {words.doNotPay}
          </text>
        </g>
      </svg>
    </>
  );
}
