import { contentSecurityPolicy, takeOrigins } from "../../platform/http/security/security-policy.server";

/** Headers of a page that belongs to one visitor: it is rendered for each request and bypasses every cache. */
export const NO_STORE = { "Cache-Control": "no-store" };

/**
 * Headers of a form that is returned with its input: no shared cache may store it, but the visitor's own
 * browser may, which shows it again after Back. Otherwise it would have to resubmit the form, and asks
 * whether it should, in place of the page.
 */
export const GIVEN_BACK = { "Cache-Control": "private, no-cache" };

/** Whether an answer must not be cached. */
export function bypassesCache(headers: Headers): boolean {
  return headers.get("cache-control") === NO_STORE["Cache-Control"];
}

/** Finishes an answer that bypasses the cache: a page of one visitor, a redirect or a page's data. */
export async function finished(
  response: Response,
  caching: string,
  area: "public" | "staff" = "public",
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", caching);
  const origins = takeOrigins(headers);
  if (headers.get("content-type")?.startsWith("text/html")) {
    headers.set("Content-Security-Policy", contentSecurityPolicy(origins, area));
  }
  return new Response(response.body, { status: response.status, headers });
}

/** Finishes the answer to a form: not cached, unless it returns the form and says so. */
export function formAnswer(response: Response): Promise<Response> {
  return finished(response, response.headers.get("cache-control") ?? "no-store");
}
