import { createHash } from "node:crypto";
import { Hono } from "hono";
import qrcode from "qrcode";
import type { Deps } from "../../platform/deps.server";
import { Problem } from "../../platform/http/problem";
import { namesEtag } from "../page-cache/serve-cached.server";
import { isCodePath } from "./code-path";

/** The quiet zone around it, in modules, which cameras need. */
const MARGIN = 4;

/** Draws the QR code of an address as SVG. */
export const drawCode = (address: string): Promise<string> =>
  qrcode.toString(address, { type: "svg", errorCorrectionLevel: "M", margin: MARGIN });

/** `/qr.svg?to=/tra/about`: the QR code of an address of this site, for sharing a page. */
export function codeRoutes({ config }: Pick<Deps, "config">): Hono {
  const app = new Hono();
  app.get("/qr.svg", async ({ req }) => {
    const to = req.query("to") ?? "";
    if (!isCodePath(to))
      throw new Problem(400, "invalid", { errors: [{ path: "to", says: "invalidValue" }] });
    const address = config.publicUrl + to;
    const etag = `"${createHash("sha256").update(address).digest("base64url").slice(0, 22)}"`;
    const headers = { "Cache-Control": "public, max-age=86400", ETag: etag };
    if (namesEtag(req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers });
    return new Response(await drawCode(address), {
      headers: { ...headers, "Content-Type": "image/svg+xml" },
    });
  });
  return app;
}
