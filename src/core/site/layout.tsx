import { data, Outlet } from "react-router";
import { depsContext } from "../deps.server";
import { isLang } from "../locale/lang";
import { useMessages } from "../locale/use-messages";
import type { Route } from "./+types/layout";
import { ErrorView } from "./error-view";
import { Footer } from "./footer";
import { Header } from "./header";
import { PAGE_SCRIPT } from "./page-script";

export function loader({ context, params: { lang } }: Route.LoaderArgs) {
  if (lang !== undefined && !isLang(lang)) throw data(null, { status: 404 });
  return { origin: context.get(depsContext).config.publicUrl };
}

/** The frame of every public page: skip link, header, main, footer, and a few hundred bytes of script. */
export function PublicFrame({ children }: { children: React.ReactNode }) {
  const words = useMessages();
  return (
    <>
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <script dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
    </>
  );
}

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame>
      <ErrorView error={error} />
    </PublicFrame>
  );
}
