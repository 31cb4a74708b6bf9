import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { DEFAULT_LANG, LANG_TAG } from "./core/locale/lang";
import { type Locale, LocaleContext } from "./core/locale/lang-context";
import { localeContext } from "./core/locale/locale-context.server";
import { ErrorView } from "./core/site/error-view";
import type { PageHandle } from "./core/site/page-query.server";
import siteCss from "./core/site/site.css?url";

export function loader({ context }: Route.LoaderArgs) {
  return context.get(localeContext);
}

/** For the page that says that not even the root could be rendered. */
const FALLBACK: Locale = { lang: DEFAULT_LANG, prefix: "" };

/** The language is that of the whole document; another one is another document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const locale = useRouteLoaderData<typeof loader>("root") ?? FALLBACK;
  const interactive = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.interactive);
  return (
    <html lang={LANG_TAG[locale.lang]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={siteCss} />
        <Links />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <LocaleContext value={locale}>{children}</LocaleContext>
        {interactive && <ScrollRestoration />}
        {interactive && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}
