/** Headers of every stored file: kept for good under its address, and shown as what it is. */
export const FILE_HEADERS: Record<string, string> = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
};
