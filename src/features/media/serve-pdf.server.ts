import type { Context } from "hono";
import { requestLang } from "../../core/locale/request-lang.server";
import { problemMessage } from "../../core/locale/words/problems";
import { attachment } from "../../core/media/file-name.server";
import type { MediaFile } from "../../core/media/registry.server";
import type { MediaStore } from "../../core/media/store.server";
import { namesEtag } from "../../core/site/kept/names-etag.server";
import { FILE_HEADERS } from "./file-headers.server";
import { mediaProblems } from "./problems.server";
import { requestedRange } from "./ranges.server";

/** A PDF to be saved under its original name, whole or in part. */
export async function servePdf(media: MediaStore, file: MediaFile, context: Context): Promise<Response> {
  const { req } = context;
  const etag = `"${file.id}"`;
  const headers: Record<string, string> = {
    ...FILE_HEADERS,
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
