import { createRandom, siteInk } from "../../../art/drawing";
import { fill, useLocale, useWords } from "../../../platform/locale/lang";
import { hkd } from "../../../platform/money/money";
import { FormField } from "../../../site/form/page-form";
import { SiteLink, siteHref, useSiteDetails } from "../../../site/frame/page";
import { useMirror } from "../../../site/mirror/mirror-context";
import { type Preset, shortAmount } from "../donation";
import type { FpsView, QrDrawing } from "../fps/fps.server";
import { givingWords } from "./words";

const query = (cents: number | undefined, mark: "?" | "&") =>
  cents === undefined ? "" : `${mark}amount=${shortAmount(cents)}`;

interface FpsCodeProps {
  fps: FpsView;
  presets: readonly Preset[];
}

/** The code, as a picture to save too since a phone cannot scan its own screen, and the amount in it. */
export function FpsCode({ fps: { amountCents, typed, code }, presets }: FpsCodeProps) {
  const words = useWords(givingWords);
  const { prefix } = useLocale();
  return (
    <div className="fps">
      <div className="stack">
        {code ? <Code code={code} amountCents={amountCents} /> : <FpsSample />}
        {code && amountCents !== undefined && <p className="account-value">{hkd(amountCents)}</p>}
        {code && (
          <p>
            <a
              className="button button-donate"
              href={siteHref(prefix, `/donate/fps.png${query(amountCents, "?")}`)}
              download
            >
              {words.save}
            </a>
          </p>
        )}
      </div>
      <div className="stack">
        <p>{code ? words.scan : words.sampleText}</p>
        <AmountInCode amountCents={amountCents} typed={typed} presets={presets} />
      </div>
    </div>
  );
}

function Code({ code, amountCents }: { code: QrDrawing; amountCents: number | undefined }) {
  const words = useWords(givingWords);
  const { name } = useSiteDetails();
  const alt =
    amountCents === undefined
      ? fill(words.altAny, { name })
      : fill(words.alt, { amount: hkd(amountCents), name });
  // Black on white in dark surroundings too: apps look for nothing else.
  return (
    <svg className="fps-code" viewBox={`0 0 ${code.side} ${code.side}`} role="img" aria-label={alt}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** Chooses the amount by links, or types another one: a plain form that asks for this page again. */
function AmountInCode({
  amountCents,
  typed,
  presets,
}: Pick<FpsView, "amountCents" | "typed"> & Pick<FpsCodeProps, "presets">) {
  const choices = [undefined, ...presets.map(({ amount }) => amount * 100)];
  const words = useWords(givingWords);
  const { prefix } = useLocale();
  const isMirror = useMirror() !== undefined;
  const isOther = typed !== "" && !choices.includes(amountCents);
  const isRefused = typed !== "" && amountCents === undefined;
  const error = { path: "amount", message: words.amountProblem };
  return (
    <>
      <nav aria-labelledby="fps-presets">
        <p id="fps-presets" className="field-label">
          {words.chooseAmount}
        </p>
        <ul className="amount-cards">
          {choices.map((choice) => (
            <li key={choice ?? "any"}>
              <SiteLink
                className="amount-card"
                to={`/donate?method=fps${query(choice, "&")}#fps`}
                aria-current={choice === amountCents && !isRefused ? "true" : undefined}
              >
                {choice === undefined ? words.anyAmount : hkd(choice)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {!isMirror && (
        <form className="fps-amount" action={siteHref(prefix, "/donate#fps")}>
          <input type="hidden" name="method" value="fps" />
          <FormField
            form="fps"
            name="amount"
            label={words.otherAmount}
            refusal={isRefused ? { sent: false, message: "", errors: [error], values: {} } : undefined}
            value={isOther || isRefused ? typed : ""}
            inputMode="decimal"
            maxLength={20}
          />
          <button type="submit" className="button button-quiet">
            {words.useAmount}
          </button>
        </form>
      )}
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

/** Shown in place of the code of a charity with an FPS ID; nobody can pay with it. */
function FpsSample() {
  const words = useWords(givingWords);
  return (
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
  );
}
