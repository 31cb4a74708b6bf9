import { createRandom, points, siteFlower, siteInk } from "./drawing";
import { Bud, CupFlower, grow, limbPath, ribbonPath } from "./flower";

/** The trunk goes on in its highest limb. */
const TRUNK = ribbonPath(
  points([46, 450, 52, 340, 40, 230, 49, 160, 40, 104, 34, 62, 42, 20, 26, -10]),
  [36, 33, 31, 28, 21, 15, 9, 1],
);
const LIMBS = limbPath([
  {
    spine: points([47, 404, 38, 434, 16, 452, -4, 460]),
    from: 22,
    to: 1,
  },
  {
    spine: points([50, 400, 60, 436, 86, 454, 116, 462]),
    from: 24,
    to: 1,
  },
  {
    spine: points([48, 168, 66, 98, 130, 76, 200, 96, 270, 78, 330, 112, 372, 104]),
    from: 20,
    to: 1,
  },
  {
    spine: points([100, 82, 140, 130, 180, 138, 208, 176]),
    from: 11,
    to: 1,
  },
  {
    spine: points([150, 78, 190, 40, 230, 34, 256, 6]),
    from: 10,
    to: 1,
  },
  ...grow(createRandom(3), { at: [262, 82], angle: 0.7, length: 80, width: 8, depth: 0, lift: 0 }).limbs,
]);

interface SignInArtProps {
  className?: string;
  /** The door is shut: for who is signed out. */
  shut?: boolean;
}

/** A door with a level threshold beside a kapok in flower: for signing in. */
export function SignInArt({ className, shut = false }: SignInArtProps) {
  return (
    <svg className={className} viewBox="-10 -36 420 520" aria-hidden="true">
      <path fill={siteInk.leaf} d="M-10 462C50 402 340 400 410 462C330 488 70 488 -10 462z" />
      <path fill={siteInk[shut ? "teal" : "blush"]} d="M104 424V232C104 128 296 128 296 232V424z" />
      <path fill={siteInk.mist} d="M104 424H296L352 474Q206 487 60 476z" />
      {shut ? (
        <Panels />
      ) : (
        <path fill={siteInk.teal} d="M296 424V232C296 192 268 166 232 158L228 160V456L296 424z" />
      )}
      <path fill="none" stroke={siteInk.teal} strokeWidth="10" d="M104 426V232C104 128 296 128 296 232V426" />
      <circle cx={shut ? 280 : 244} cy="316" r="6" fill={siteInk.blush} />
      <path fill={siteInk.wood} d={TRUNK + LIMBS} />
      <CupFlower ink={siteFlower} x={96} y={78} scale={0.85} turn={-12} />
      <CupFlower ink={siteFlower} x={206} y={172} scale={0.7} turn={140} />
      <CupFlower ink={siteFlower} x={292} y={92} scale={0.75} turn={16} />
      <Bud ink={siteFlower} x={372} y={105} scale={0.6} turn={90} />
      <Bud ink={siteFlower} x={254} y={10} scale={0.5} turn={30} />
      <Bud ink={siteFlower} x={26} y={-8} scale={0.5} turn={-20} />
    </svg>
  );
}

/** The panels of a shut door: panes above, panels below. */
function Panels() {
  return (
    <>
      <path
        fill={siteInk.blush}
        d="M132 300V236C132 190 164 176 192 174V300zM208 300V174C236 176 268 190 268 236V300z"
      />
      <path
        fill="none"
        stroke={siteInk.leaf}
        strokeWidth="4"
        d="M132 332H192V400H132zM208 332H268V400H208z"
      />
    </>
  );
}
