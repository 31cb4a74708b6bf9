import type { ReactNode } from "react";
import { data, Outlet } from "react-router";
import { outageContext } from "../../platform/db/outage.server";
import { depsContext } from "../../platform/deps.server";
import { InlineScript } from "../../platform/http/security/inline-script";
import { isLang, useLang } from "../../platform/locale/lang";
import { useSiteWords } from "../../platform/locale/words/public";
import { useMirror } from "../mirror/mirror-context";
import { PAGE_SCRIPT, speculationRules } from "../page/every-page-scripts";
import type { Route } from "./+types/layout";
import { ErrorView } from "./error-view";
import { Footer } from "./footer";
import { Header } from "./header";
import { MAIN } from "./link";

export function loader({ context, params: { lang } }: Route.LoaderArgs) {
  if (lang !== undefined && !isLang(lang)) throw data(null, { status: 404 });
  const { away, form } = context.get(outageContext);
  if (away && !form) throw data(null, { status: 503 });
  return { origin: context.get(depsContext).config.publicUrl };
}

/** The frame of every public page: skip link, header, main, footer, and a few hundred bytes of script. */
function PublicFrame({ children }: { children: ReactNode }) {
  const rules = speculationRules(useLang());
  const isMirror = useMirror() !== undefined; // whose links have another prefix
  return (
    <>
      <a className="skip-link" href={`#${MAIN}`}>
        {useSiteWords().skip}
      </a>
      <Header />
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <InlineScript code={PAGE_SCRIPT} />
      {!isMirror && <InlineScript code={rules} type="speculationrules" />}
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
