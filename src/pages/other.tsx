import { data } from "react-router";
import { freePageView } from "../features/free-pages/feature.server";
import { FreePage } from "../features/free-pages/public/free-page";
import { depsContext, localeContext } from "../platform/loader-context.server";
import type { Route } from "./+types/other";

/** Any address that no other page has: a page that staff made; else the frame around it shows the 404 page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const made = await deps.addresses.madeAt(deps, `/${params["*"]}`);
  const page = made && (await freePageView(deps.db, made.id, context.get(localeContext).lang));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export default function OtherPage({ loaderData }: Route.ComponentProps) {
  return <FreePage page={loaderData} />;
}
