import { takeOrigins } from "../page/page-origins.server";
import { contentSecurityPolicy } from "../security/security-policy.server";

/** The answer with a page that is not kept, or with what is no page, as a redirect or a page's data. */
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

/** The answer to a form: kept nowhere, unless it gives the form back and says so. */
export function formAnswer(response: Response): Promise<Response> {
  return finished(response, response.headers.get("cache-control") ?? "no-store");
}
