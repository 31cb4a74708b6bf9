import { type Context, Hono } from "hono";
import { parseAccept } from "hono/utils/accept";
import { isLinked, isNamed, isShown } from "../../content/store/media-uses.server";
import type { ByteRange } from "../../media/blobs/blob-store.server";
import { fileProblems } from "../../media/problems";
import { attachment, type ImageFormat, type MediaFile, mediaRegistry } from "../../media/registry.server";
import type { MediaStore } from "../../media/store.server";
import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import { Problem } from "../../platform/http/problem";
import { onlyReading } from "../../platform/http/problem-answer.server";
import { requestLang } from "../../platform/locale/request-lang.server";
import { problemMessage } from "../../platform/locale/words/problems";
import { isMediaId, isWidth, type Width, widthsOf } from "../../platform/media-urls";
import { hidesSlash } from "../../site/addresses/canonical-address";
import { namesEtag } from "../../site/page-cache/serve-cached.server";
import { mediaProblems } from "./problems.server";

/** Milliseconds for which an upload that nothing uses yet is served to anyone with its id, as the contract says. */
const NEW = 60 * 60 * 1000;

/** Returns whether a request may have a file that visitors do not get: by a session, or by a link to a preview. */
type MayHave = (request: Request, file: MediaFile) => Promise<boolean>;

/** The state of a file: in something that visitors get, an upload that nothing uses, or for those who may see drafts. */
type Reach = "shown" | "unused" | "hidden";

/** The state of a file that is there, for a visitor. */
async function reachOf(db: Database, file: MediaFile): Promise<Reach> {
  if (file.deleted_at !== null) return "hidden";
  if (await isShown(db, file.id)) return "shown";
  const isPdf = file.kind === "pdf";
  if (await isNamed(db, file.id)) return isPdf && (await isLinked(db, file.id)) ? "unused" : "hidden";
  const isNew = Date.now() - Date.parse(file.created_at) < NEW;
  return isPdf || isNew ? "unused" : "hidden";
}

/**
 * `/media/:id?w=N`, images, and `/media/:id/:filename`, PDFs; of drafts for staff who may read them and who has a link to a preview, of
 * the trash for staff alone, what is withheld for nobody. What is thrown is a Problem for the app to answer.
 */
export function serveMedia({ db, media }: Pick<Deps, "db" | "media">, mayHave: MayHave): Hono {
  const find = async ({ req }: Context): Promise<ServedFile> => {
    const id = req.param("id") ?? "";
    const file = isMediaId(id) ? await mediaRegistry(db).find(id) : undefined;
    if (!file || file.withheld !== null) throw new Problem(404, fileProblems.unknownFile);
    const reach = await reachOf(db, file);
    if (reach === "hidden" && !(await mayHave(req.raw, file)))
      throw new Problem(404, fileProblems.unknownFile);
    return { ...file, reach };
  };

  const app = new Hono();
  app.get("/media/:id", async (context) => {
    const file = await find(context);
    return file.kind === "image" ? serveImage(media, file, context) : servePdf(media, file, context);
  });
  app.get("/media/:id/:filename", async (context) => {
    const file = await find(context);
    if (file.kind !== "pdf" || hidesSlash(new URL(context.req.url).pathname))
      throw new Problem(404, fileProblems.unknownFile);
    return servePdf(media, file, context);
  });
  app.all("/media/:id/:filename?", onlyReading);
  return app;
}

type ServedFile = MediaFile & { reach: Reach };

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
async function serveImage(media: MediaStore, file: ServedFile, context: Context): Promise<Response> {
  const w = servedWidth(context.req.query("w"), file);
  const { signal } = context.req.raw;
  const accepted = acceptedFormats(context.req.header("accept"));
  const made = await media.variant(file, w, accepted, signal).catch((error: unknown) => {
    if (signal.aborted) return null;
    throw error;
  });
  if (!made) return new Response(null, { status: CLIENT_LEFT });
  const etag = `"${file.blob}-${w}-${made.format}"`;
  const headers = { ...headersOf(file, context), Vary: "Accept", ETag: etag };
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

/** A PDF to be saved under its original name, whole or in part. */
async function servePdf(media: MediaStore, file: ServedFile, context: Context): Promise<Response> {
  const { req } = context;
  const etag = `"${file.blob}"`;
  const headers: Record<string, string> = {
    ...headersOf(file, context),
    ETag: etag,
    "Accept-Ranges": "bytes",
    "Content-Type": "application/pdf",
    "Content-Disposition": attachment(file.original_filename),
  };
  if (namesEtag(req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const stillSame = [undefined, etag].includes(req.header("if-range"));
  // Of all methods only GET knows parts of a file (RFC 9110, 14.2).
  const wanted = req.method === "GET" && stillSame ? req.header("range") : undefined;
  const range = requestedRange(wanted, file.bytes);
  if (range === "unsatisfiable") return wrongRange(file, context);
  const length = range ? range.end - range.start + 1 : file.bytes;
  headers["Content-Length"] = String(length);
  if (range) headers["Content-Range"] = `bytes ${range.start}-${range.end}/${file.bytes}`;
  const body = req.method === "HEAD" ? null : await media.original(file, range);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Not a Problem, since no call of the API knows this status. */
function wrongRange(file: MediaFile, context: Context): Response {
  const body = {
    message: problemMessage(requestLang(context.req.raw), mediaProblems.wrongRange),
    requestId: context.get("requestId") ?? "",
  };
  const headers = { "Content-Range": `bytes */${file.bytes}`, "Cache-Control": "no-store" };
  return Response.json(body, { status: 416, headers });
}

/**
 * Headers of a stored file: cached for good under the address that names its version, where the first has none, and
 * shown as what it is. What was replaced once may be so again: another address is revalidated each time. What is not
 * published is neither for networks between nor for search engines; and nginx revalidates it within a second of the
 * clock, since what is shown may be withdrawn: it counts in whole ones, and a lifetime of one lasts up to two.
 */
function headersOf({ version, deleted_at, reach }: ServedFile, { req }: Context): Record<string, string> {
  const isNamed = (req.query("v") ?? "1") === String(version);
  const shared = isNamed ? "public, max-age=31536000, immutable" : "public, no-cache";
  const own = deleted_at === null ? "private, no-cache" : "private, no-store";
  const caching = reach === "hidden" ? own : shared;
  const between: Record<string, string> =
    reach === "shown"
      ? { "X-Accel-Expires": `@${Math.floor(Date.now() / 1000)}` }
      : { "X-Accel-Expires": "0", "CDN-Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  return { "Cache-Control": caching, "X-Content-Type-Options": "nosniff", ...between };
}

const MODERN = ["avif", "webp"] as const;

/**
 * The modern formats that an `Accept` header names, the better one first. A wildcard is no promise: every
 * browser sends one, also those that know neither.
 */
function acceptedFormats(accept: string | undefined): ImageFormat[] {
  const named = parseAccept((accept ?? "").toLowerCase());
  return MODERN.filter((format) => named.some(({ type, q }) => type === `image/${format}` && q > 0));
}

/**
 * The bytes, of `size`, that a `Range` header asks for: one range; `unsatisfiable` when it starts beyond the end;
 * undefined, the whole, without the header and for several ranges or other units, as RFC 9110 allows.
 */
function requestedRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/);
  if (!match) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined; // not a range at all
  return start >= size ? "unsatisfiable" : { start, end };
}
