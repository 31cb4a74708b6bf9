import type { RequestHandler, RouterContextProvider } from "react-router";
import type { Deps } from "../../platform/deps.server";
import { localeContext } from "../../platform/locale/request-lang.server";
import { prefixLang } from "../page-cache/serve-cached.server";

/**
 * Lets the router find pages that staff made, which have no routes: below a language any address is one, but the only
 * part of a plain one would be taken for a language.
 */
export function withMadePages(handle: RequestHandler, deps: Deps) {
  return async (request: Request, context: RouterContextProvider): Promise<Response> => {
    const url = new URL(request.url);
    const isPlain = prefixLang(url.pathname) === undefined;
    if (!isPlain || !(await deps.addresses.madeAt(deps, url.pathname))) return handle(request, context);
    url.pathname = `/${context.get(localeContext).lang}${url.pathname}`;
    return handle(new Request(url, request), context);
  };
}
