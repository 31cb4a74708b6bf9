/** The event that tells pages that a file has changed. */
export const RELOAD = "kapok:changed";

/** Pages that do not hydrate have nothing to swap: they load anew. */
const RELOADING = `<script type="module">
import { createHotContext } from "/@vite/client";
createHotContext("/development").on("${RELOAD}", () => setTimeout(() => location.reload(), 100));
</script>`;

/** A page as development needs it: with Vite's scripts, which the policy of the real site would refuse. */
export async function forDevelopment(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete("Content-Security-Policy");
  if (!headers.get("content-type")?.startsWith("text/html")) {
    return new Response(response.body, { status: response.status, headers });
  }
  const html = await response.text();
  for (const name of ["Content-Length", "ETag"]) headers.delete(name);
  headers.set("Cache-Control", "no-store");
  const hydrates = html.includes("__reactRouterContext");
  const page = hydrates ? html : html.replace("</head>", `${RELOADING}</head>`);
  return new Response(page, { status: response.status, headers });
}

/** The request as one that takes no compressed answer, which could not be changed. */
export function uncompressed(request: Request): Request {
  const plain = new Request(request);
  plain.headers.delete("Accept-Encoding");
  return plain;
}
