import { data, redirect } from "react-router";
import { ComfortArt } from "../core/art/comfort-art";
import { depsContext } from "../core/deps.server";
import { useLocale, useWords } from "../core/locale/lang-context";
import { localeContext } from "../core/locale/request-lang.server";
import {
  asksFor,
  COMFORTS,
  comfortChoice,
  comfortContext,
  comfortCookie,
} from "../core/site/comfort/comfort";
import { siteHref } from "../core/site/frame/link";
import { PageHead } from "../core/site/frame/page-head";
import type { Route } from "./+types/comfort";
import { comfortWords } from "./comfort/words";

export const handle = { query: [{ name: "saved", values: ["1"] }] };

export function loader({ context, request }: Route.LoaderArgs) {
  return { choice: context.get(comfortContext), saved: new URL(request.url).searchParams.has("saved") };
}

/** Keeps the choice in the cookie and shows the page anew, already following it. */
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

/** The page of comforts that a visitor may ask of every page. */
export default function ComfortSettings({ loaderData: { choice, saved } }: Route.ComponentProps) {
  const words = useWords(comfortWords);
  return (
    <div className="content">
      <PageHead title={saved ? words.titleSaved : words.title} description={words.lead} path="/comfort" />
      <div className="page-title stack measure">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {saved && (
          <p className="fallback-note" role="status">
            {words.saved}
          </p>
        )}
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
