import type { RouterContextProvider } from "react-router";
import { depsContext } from "../../deps.server";
import { shownText } from "../../locale/fallback.server";
import { localeContext } from "../../locale/request-lang.server";
import type { MadeLink } from "./made-links";

/** The links of every page to those that staff made; read once for each revision of the site. */
export async function madeLinks(context: Readonly<RouterContextProvider>): Promise<MadeLink[]> {
  const deps = context.get(depsContext);
  const { lang } = context.get(localeContext);
  const linked = (await deps.addresses.made(deps)).filter(({ place }) => place !== "none");
  return linked.map(({ path, place, title }) => {
    const shown = shownText(title, lang);
    return { path, place, text: shown.text, lang: shown.lang };
  });
}
