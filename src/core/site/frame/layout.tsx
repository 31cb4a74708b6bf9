import { data, Outlet } from "react-router";
import { outageContext } from "../../db/outage.server";
import { depsContext } from "../../deps.server";
import { isLang } from "../../locale/lang";
import { useSiteWords } from "../../locale/use-site-words";
import { useFormerHead, useFormerNodes } from "../page/former-nodes";
import { LayOutSoFar } from "../page/lay-out-so-far";
import { PAGE_SCRIPT } from "../page/page-script";
import { SPECULATION_RULES } from "../page/speculation-rules";
import { StaticPart } from "../page/static-part";
import { InlineScript } from "../security/inline-script";
import type { Route } from "./+types/layout";
import { ErrorView } from "./error-view";
import { Footer } from "./footer";
import { Header } from "./header";

export function loader({ context, params: { lang } }: Route.LoaderArgs) {
  if (lang !== undefined && !isLang(lang)) throw data(null, { status: 404 });
  const { away, form } = context.get(outageContext);
  if (away && !form) throw data(null, { status: 503 });
  return { origin: context.get(depsContext).config.publicUrl };
}

/** Where the skip link leads. */
const MAIN = "content";

/** The frame of every public page: skip link, header, main, footer, and a few hundred bytes of script. */
export function PublicFrame({ children }: { children: React.ReactNode }) {
  useFormerHead();
  return (
    <>
      <StaticPart id="site-top">{import.meta.env.SSR && <SiteTop />}</StaticPart>
      {children}
      <StaticPart id="site-end">{import.meta.env.SSR && <SiteEnd />}</StaticPart>
    </>
  );
}

function SiteTop() {
  return (
    <>
      <LayOutSoFar />
      <a className="skip-link" href={`#${MAIN}`}>
        {useSiteWords().skip}
      </a>
      <Header />
      <LayOutSoFar />
    </>
  );
}

function SiteEnd() {
  return (
    <>
      <LayOutSoFar />
      <Footer />
      <InlineScript code={PAGE_SCRIPT} />
      <InlineScript code={SPECULATION_RULES} type="speculationrules" />
    </>
  );
}

export default function PublicLayout() {
  return (
    <PublicFrame>
      <main id={MAIN} tabIndex={-1}>
        <Outlet />
      </main>
    </PublicFrame>
  );
}

/**
 * The server says what is wrong. In the browser, where a page only ever fails after it was sent, it stays what it was,
 * which is more than words about an error.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const asItWas = useFormerNodes(MAIN);
  return (
    <PublicFrame>
      {import.meta.env.SSR ? (
        <main id={MAIN} tabIndex={-1}>
          <ErrorView error={error} />
        </main>
      ) : (
        <main id={MAIN} tabIndex={-1} {...asItWas} />
      )}
    </PublicFrame>
  );
}
