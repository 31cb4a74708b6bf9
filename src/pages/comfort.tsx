import { data, redirect } from "react-router";
import { Cast } from "../art/cast/cast";
import { points, siteFlower, siteInk } from "../art/drawing";
import { Bud, CupFlower, limbPath, OpenFlower, ribbonPath } from "../art/flower";
import { depsContext, localeContext } from "../platform/loader-context.server";
import { useLocale, useWords } from "../platform/locale/lang";
import { asksFor, COMFORTS, comfortChoice, comfortContext, comfortCookie } from "../site/comfort/comfort";
import { Lead, PageHead, siteHref } from "../site/frame/page";
import type { Route } from "./+types/comfort";
import { comfortWords } from "./comfort/words";

export const handle = { query: [{ name: "saved", values: ["1"] }] };

export function loader({ context, request }: Route.LoaderArgs) {
  return { choice: context.get(comfortContext), saved: new URL(request.url).searchParams.has("saved") };
}

/** Stores the choice in the cookie and shows the page anew, already following it. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const chosen = form.getAll("comfort").filter((each) => typeof each === "string");
  const secure = context.get(depsContext).config.publicUrl.startsWith("https:");
  return redirect(siteHref(context.get(localeContext).prefix, "/comfort?saved=1"), {
    status: 303,
    headers: { "Set-Cookie": comfortCookie(comfortChoice(chosen), secure) },
  });
}

/** The page of display settings that apply to every page. */
export default function ComfortSettings({ loaderData: { choice, saved } }: Route.ComponentProps) {
  const words = useWords(comfortWords);
  return (
    <div className="content">
      <PageHead title={saved ? words.titleSaved : words.title} description={words.lead} path="/comfort" />
      <div className="page-title stack measure">
        <h1>{words.title}</h1>
        <Lead text={words.lead} />
        {saved && <p className="fallback-note">{words.saved}</p>}
      </div>
      <div className="two-thirds">
        <ComfortForm choice={choice} />
        <div className="stack field-hint">
          <ComfortArt className="comfort-art" />
          <p>{words.reset}</p>
          <p>{words.kept}</p>
        </div>
      </div>
    </div>
  );
}

function ComfortForm({ choice }: { choice: number }) {
  const words = useWords(comfortWords);
  const { prefix } = useLocale();
  return (
    <form className="stack" method="post" action={siteHref(prefix, "/comfort")}>
      <fieldset className="choices">
        <legend className="field-label">{words.legend}</legend>
        {COMFORTS.map((comfort) => (
          <label key={comfort} className="choice">
            <input
              type="checkbox"
              name="comfort"
              value={comfort}
              defaultChecked={asksFor(choice, comfort)}
              aria-describedby={`comfort-${comfort}`}
            />
            <span>
              <strong>{words.choices[comfort].name}</strong>
              <span id={`comfort-${comfort}`} className="field-hint" aria-hidden="true">
                {words.choices[comfort].hint}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <button type="submit" className="button button-main">
          {words.save}
        </button>
      </p>
    </form>
  );
}

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
function ComfortArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 450 340" aria-hidden="true">
      <circle cx="216" cy="176" r="132" fill={siteInk.ground} />
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
