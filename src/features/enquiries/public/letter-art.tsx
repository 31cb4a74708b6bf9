import { siteFlower, siteInk } from "../../../core/art/colours";
import { flossPath } from "../../../core/art/floss";
import { OpenFlower } from "../../../core/art/flower";
import { createRandom } from "../../../core/art/random";

const SILK = flossPath(createRandom(12), [300, 62], 56, -0.7, 21);

/** A letter sealed with a flower and carried by floss: it has arrived. */
export function LetterArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 260" fill="none" aria-hidden="true">
      <circle cx="196" cy="138" r="112" fill={siteInk.leaf} />
      <path
        stroke={siteInk.wood}
        strokeWidth="2"
        strokeDasharray="1 9"
        strokeLinecap="round"
        d="M8 226C40 186 92 196 88 224C84 246 54 236 64 212C72 194 92 186 112 184"
      />
      <path stroke={siteInk.wood} strokeWidth="1.4" d={SILK} />
      <path stroke={siteInk.wood} d={flossPath(createRandom(4), [64, 82], 18, -1)} />
      <g transform="rotate(-7 200 150)">
        <path fill={siteInk.blush} stroke={siteInk.wood} strokeWidth="6" d="M108 96H292V220H108z" />
        <path
          stroke={siteInk.wood}
          strokeWidth="6"
          strokeLinejoin="round"
          d="M108 218L172 156M292 218L228 156M108 98L200 172L292 98"
        />
        <OpenFlower ink={siteFlower} x={200} y={162} scale={0.62} turn={8} />
      </g>
    </svg>
  );
}
