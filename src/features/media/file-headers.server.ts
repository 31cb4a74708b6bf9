/** Headers of every stored file: kept for good under its address, and shown as what it is. */
export const FILE_HEADERS: Record<string, string> = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
};

/** Whether an `If-None-Match` header names `etag`, compared weakly as RFC 9110 asks. */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}
