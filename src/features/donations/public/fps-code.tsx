import { siteInk } from "../../../core/art/colours";
import { createRandom } from "../../../core/art/random";
import { fill } from "../../../core/locale/fill";
import { useLocale, useWords } from "../../../core/locale/lang-context";
import { hkd } from "../../../core/money";
import { SiteLink, siteHref } from "../../../core/site/frame/link";
import { useSiteDetails } from "../../../core/site/frame/site-details-context";
import { amountQuery, PRESETS } from "../amount";
import type { FpsView } from "../fps/fps.server";
import { givingWords } from "./words";

const CHOICES = [...PRESETS, undefined];

/** Chooses the amount by links, shows the code and gives it as a picture: a phone cannot scan its own screen. */
export function FpsCode({ fps: { amount, code } }: { fps: FpsView }) {
  const words = useWords(givingWords);
  const { prefix } = useLocale();
  const { name } = useSiteDetails();
  const alt =
    amount === undefined
      ? fill(words.altAny, { name })
      : fill(words.alt, { amount: hkd(amount * 100), name });
  return (
    <>
      <nav aria-labelledby="fps-amount">
        <p id="fps-amount" className="field-label">
          {words.chooseAmount}
        </p>
        <ul className="amount-cards">
          {CHOICES.map((choice) => (
            <li key={choice ?? "any"}>
              <SiteLink
                className="amount-card"
                to={`/donate?method=bank${amountQuery(choice)}#fps`}
                aria-current={choice === amount ? "true" : undefined}
              >
                {choice === undefined ? words.anyAmount : hkd(choice * 100)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* Black on white in dark surroundings too: apps look for nothing else. */}
      <svg className="fps-code" viewBox={`0 0 ${code.side} ${code.side}`} role="img" aria-label={alt}>
        <rect width="100%" height="100%" fill="#fff" />
        <path d={code.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>{words.scan}</p>
      <p>
        <a
          className="button button-quiet"
          href={siteHref(prefix, `/donate/fps.png${amount === undefined ? "" : `?amount=${amount}`}`)}
          download
        >
          {words.save}
        </a>
      </p>
    </>
  );
}

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
  const words = useWords(givingWords);
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
