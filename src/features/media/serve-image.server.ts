import type { Context } from "hono";
import { Problem } from "../../core/api/problem";
import type { ImageFormat, MediaFile } from "../../core/media/registry.server";
import type { MediaStore } from "../../core/media/store.server";
import { isWidth, type Width, widthsOf } from "../../core/media/urls";
import { namesEtag } from "../../core/site/kept/names-etag.server";
import { FILE_HEADERS } from "./file-headers.server";
import { acceptedFormats } from "./negotiation.server";
import { mediaProblems } from "./problems.server";

/** The width for addresses that name none. */
const DEFAULT_WIDTH: Width = 1280;

/** nginx's number for a client that left; nobody reads it. */
const CLIENT_LEFT = 499;

const MIME: Record<ImageFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
};

/**
 * One size of an image in a format that the reader accepts.
 * @throws {Problem} 400 for a width that is not one of the six, 503 when too many images are being made.
 */
export async function serveImage(media: MediaStore, file: MediaFile, context: Context): Promise<Response> {
  const w = servedWidth(context.req.query("w"), file);
  const { signal } = context.req.raw;
  const accepted = acceptedFormats(context.req.header("accept"));
  const made = await media.variant(file, w, accepted, signal).catch((error: unknown) => {
    if (signal.aborted) return null;
    throw error;
  });
  if (!made) return new Response(null, { status: CLIENT_LEFT });
  const etag = `"${file.id}-${w}-${made.format}"`;
  const headers = { ...FILE_HEADERS, Vary: "Accept", ETag: etag };
  if (namesEtag(context.req.header("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(made.bytes, {
    headers: {
      ...headers,
      "Content-Type": MIME[made.format],
      "Content-Length": String(made.bytes.byteLength),
    },
  });
}

/** Widths beyond the original are one and the same image: the first that reaches it. */
function servedWidth(asked: string | undefined, { width }: MediaFile): Width {
  const w = asked === undefined ? DEFAULT_WIDTH : Number(asked);
  if (!isWidth(w) || (asked !== undefined && asked !== String(w)))
    throw new Problem(400, mediaProblems.wrongWidth);
  return widthsOf(Math.min(w, width ?? w)).at(-1) ?? w;
}
