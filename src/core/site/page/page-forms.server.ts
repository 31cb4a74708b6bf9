import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { createContext } from "react-router";
import { clientAddress } from "../../api/client-address.server";
import { Problem } from "../../api/problem";
import { isCrossSite } from "../../api/same-origin.server";
import { type BodyLimit, wholeBody } from "../../api/whole-body.server";
import type { Deps } from "../../deps.server";
import { requestLang } from "../../locale/request-lang.server";
import { cookieComfort } from "../comfort/comfort-cookie.server";
import { prefixLang } from "../kept/kept-answer.server";
import type { PageEdition } from "../kept/page-edition.server";
import { requestIdHeaders } from "../security/request-id.server";

/** The longest message, of 10,000 characters, has 90 KB where a form writes each of them as nine bytes. */
const FORM_LIMIT: BodyLimit = { bytes: 128 * 1024, tooLong: "formTooLarge", torn: "malformed" };

/** Who sent a form to a page, or looks at one of their own (`ofVisitor`); any other page is the same for everybody. */
export const visitorContext = createContext<{ address: string }>();

type Render = (request: Request, edition: PageEdition, address: string) => Promise<Response>;

/**
 * Takes a form that a browser sends to the page it stands on, as one without JavaScript does. `render` gets
 * the form, the edition and nothing else of the visitor; a page that takes none answers 405.
 * @param allowed the methods that a page answers
 */
export function receiveForm({ config }: Deps, allowed: (pathname: string) => string, render: Render) {
  return async (context: Context<{ Variables: RequestIdVariables }>): Promise<Response> => {
    const { raw } = context.req;
    const { pathname } = new URL(raw.url);
    if (isCrossSite(context, config)) throw new Problem(403, "crossSite");
    const body = await wholeBody(raw, FORM_LIMIT);
    const headers = {
      "Content-Type": raw.headers.get("content-type") ?? "",
      ...requestIdHeaders(context.get("requestId")),
    };
    const request = new Request(raw.url, { method: "POST", headers, body });
    const edition = {
      lang: prefixLang(pathname) ?? requestLang(raw),
      comfort: cookieComfort(raw.headers.get("cookie")),
    };
    const answer = await render(request, edition, clientAddress(context, config.trustedProxies));
    if (answer.status === 405) answer.headers.set("Allow", allowed(pathname));
    return answer;
  };
}
