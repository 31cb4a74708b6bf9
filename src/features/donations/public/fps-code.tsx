import { fill } from "../../../core/locale/fill";
import { useLocale } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { hkd } from "../../../core/money";
import { SiteLink, siteHref } from "../../../core/site/frame/link";
import { useSiteDetails } from "../../../core/site/frame/site-details-context";
import { PRESETS } from "../amount";
import { amountQuery } from "../fps/choice";
import type { FpsView } from "../fps/view.server";
import { fpsWords } from "./fps-words";

const CHOICES = [...PRESETS, undefined];

/** Chooses the amount by links, shows the code and gives it as a picture: a phone cannot scan its own screen. */
export function FpsCode({ fps: { amount, code } }: { fps: FpsView }) {
  const words = useWords(fpsWords);
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
