import { isRouteErrorResponse, useLocation } from "react-router";
import { LostFloss } from "../../art/lost-floss";
import { useWords } from "../../platform/locale/lang";
import { SiteLink } from "./page";
import { errorWords } from "./words/error";

/** A page that does not exist, or that failed: a short message, with a link. */
export function ErrorView({ error }: { error: unknown }) {
  const words = useWords(errorWords);
  const { pathname, search } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? words.notFoundTitle : words.errorTitle;
  return (
    <section className="content notice-page">
      <title>{title}</title>
      {/* Not in the staff area's bundle, which does not use it. */}
      {import.meta.env.SSR && <LostFloss className="notice-art" />}
      <h1>{title}</h1>
      <p>{missing ? words.notFoundText : words.errorText}</p>
      <p className="actions">
        {!missing && (
          <a className="button button-main" href={pathname + search}>
            {words.tryAgain}
          </a>
        )}
        <SiteLink className="button button-quiet" to="/">
          {words.backHome}
        </SiteLink>
        {missing && (
          <>
            <SiteLink className="button button-quiet" to="/sma">
              {words.aboutSma}
            </SiteLink>
            <SiteLink className="button button-quiet" to="/contact">
              {words.contactUs}
            </SiteLink>
          </>
        )}
      </p>
    </section>
  );
}
