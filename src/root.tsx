import type { ReactNode } from "react";
import { Links, Outlet, Scripts, useLocation, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import icon from "./art/icon.svg?no-inline";
import { depsContext, localeContext } from "./platform/loader-context.server";
import { DEFAULT_LANG, isLang, LANG_TAG, type Locale, LocaleContext } from "./platform/locale/lang";
import { comfortAttribute, comfortContext } from "./site/comfort/comfort";
import comfortCss from "./site/comfort/comfort.css?url";
import { ErrorView } from "./site/frame/error-view";
import { MenuProvider } from "./site/frame/menu";
import { shownMenu } from "./site/frame/menu.server";
import { SiteDetailsProvider, shownDetails } from "./site/frame/page";
import { siteDetailsFor } from "./site/frame/site-details.server";
import { MirrorContext } from "./site/mirror/mirror-context";
import type { PageHandle } from "./site/page/built-routes.server";
import siteCss from "./site.css?url";

/** Whether it is a screen of the staff area, which has a menu of its own. */
const isStaffScreen = (url: string) => /^\/cms(?:[/.]|$)/.test(new URL(url).pathname);

export async function loader({ context, request }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const details = await siteDetailsFor(context);
  const { mirror } = context.get(depsContext);
  return {
    locale,
    details: shownDetails(details, locale.lang),
    comfort: context.get(comfortContext),
    ...(mirror && { mirror }),
    ...(!isStaffScreen(request.url) && { menu: await shownMenu(context, details.shortName) }),
  };
}

/** For the page that says that not even the root could be loaded: the language of its address. */
function localeOf(pathname: string): Locale {
  const [, first] = pathname.split("/");
  return isLang(first) ? { lang: first, prefix: `/${first}` } : { lang: DEFAULT_LANG, prefix: "" };
}

/** The language is that of the whole document; another one is another document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  const locale = loaded?.locale ?? localeOf(pathname);
  const comfort = loaded?.comfort ?? 0;
  const mirror = loaded && "mirror" in loaded ? loaded.mirror : undefined;
  const interactive = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.interactive);
  return (
    <html lang={LANG_TAG[locale.lang]} data-comfort={comfortAttribute(comfort)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={siteCss} />
        <Links />
        {comfort !== 0 && <link rel="stylesheet" href={comfortCss} />}
        <link rel="icon" href={icon} />
      </head>
      <body>
        <LocaleContext value={locale}>
          <MenuProvider menu={loaded?.menu}>
            <SiteDetailsProvider details={loaded?.details}>
              <MirrorContext value={mirror}>{children}</MirrorContext>
            </SiteDetailsProvider>
          </MenuProvider>
        </LocaleContext>
        {/* Of no use to who runs it; and a page built anew in the browser would make scripts from strings. */}
        {import.meta.env.SSR && interactive && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorView error={error} />
    </main>
  );
}
