/**
 * Whether a browser sent this request from another site. Clients that are not browsers send neither
 * header and pass; a cookie is never theirs to ride on.
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = request.headers.get("origin");
  return origin !== null && origin !== new URL(request.url).origin && origin !== new URL(publicUrl).origin;
}
