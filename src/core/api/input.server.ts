import type { Lang } from "../locale/lang";
import { type OwnProblem, problemMessage } from "../locale/words/problems";
import type { Endpoint } from "./contract";
import { fieldErrors } from "./issues";
import { LargeBodies } from "./large-bodies.server";
import { fileOfForm } from "./multipart.server";
import { type FieldError, Problem } from "./problem";
import { unstorablePaths } from "./storable";
import { type BodyLimit, wholeBody } from "./whole-body.server";

/** Bytes that the body of an upload has at most: a PDF of 25 MB, and what a form puts around it. */
export const MAX_UPLOAD = 26 * 1024 * 1024;

/** What staff write has room for long articles. */
const STAFF_LIMIT: BodyLimit = { bytes: 1024 * 1024, tooLong: "bodyTooLarge", torn: "malformed" };

/**
 * Anybody may send as much, so that they hear what is wrong with it, but few at a time. What they need is less: the
 * longest message, of 10,000 characters, has 60 KB where JSON writes each of them as an escape.
 */
const VISITOR_LIMIT: BodyLimit = { ...STAFF_LIMIT, large: new LargeBodies(128 * 1024, 16) };

/** Few are read at a time; one from a line of 8 KB a second may take its time, one that has stopped may not. */
const UPLOAD_LIMIT: BodyLimit = {
  bytes: MAX_UPLOAD,
  tooLong: "fileTooLarge",
  torn: "fileMissing",
  pace: 120 * 1024,
};

/** A refusal of the input that already knows its words, since they depend on values of the schema. */
export class InvalidInput extends Problem {
  readonly fields: FieldError[];

  constructor(fields: FieldError[]) {
    super(400, "invalid");
    this.fields = fields;
  }
}

/**
 * The checked input of a call: the query of a `get`, else the body, and the parts of the path that have names.
 * @throws {Problem} 400 with the path of each bad field, 413 or 415.
 */
export async function parseInput(
  endpoint: Endpoint,
  request: Request,
  lang: Lang,
  pathParts: Record<string, string> = {},
  own: Readonly<Record<string, OwnProblem>> = {},
): Promise<unknown> {
  return checkedInput(endpoint, { ...(await rawInput(endpoint, request)), ...pathParts }, lang, own);
}

/**
 * What the schema of a call makes of `raw`.
 * @throws {InvalidInput} for what the schema forbids, and for text that no database can keep.
 */
export function checkedInput(
  { input }: Endpoint,
  raw: object,
  lang: Lang,
  own: Readonly<Record<string, OwnProblem>> = {},
): unknown {
  const parsed = input.safeParse(raw, { reportInput: true });
  if (!parsed.success) throw new InvalidInput(fieldErrors(parsed.error.issues, lang, own));
  const message = problemMessage(lang, "unstorable");
  const unstorable = unstorablePaths(parsed.data).map((path) => ({ path, message }));
  if (unstorable.length > 0) throw new InvalidInput(unstorable);
  return parsed.data;
}

async function rawInput(endpoint: Endpoint, request: Request): Promise<object> {
  if (endpoint.kind === "get") return Object.fromEntries(new URL(request.url).searchParams);
  if (endpoint.body === "file") return fileBody(request);
  const limit = endpoint.access === "staff" ? STAFF_LIMIT : VISITOR_LIMIT;
  const text = utf8(await wholeBody(request, limit));
  return endpoint.body === "text" ? { text } : jsonBody(request, text);
}

/** A text whose bytes are damaged is not kept as another one. */
function utf8(bytes: AllowSharedBufferSource): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Problem(400, "malformed", { cause });
  }
}

function jsonBody(request: Request, text: string): object {
  if (text === "") return {};
  if (!/^application\/([\w.-]+\+)?json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new Problem(415, "jsonOnly");
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new Problem(400, "malformed", { cause });
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Problem(400, "bodyMustBeObject");
  }
  return body;
}

async function fileBody(request: Request): Promise<object> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) {
    throw new Problem(415, "multipartOnly");
  }
  const body = await wholeBody(request, UPLOAD_LIMIT);
  try {
    return { file: await fileOfForm(body, request.headers.get("content-type") ?? "", "file") };
  } catch (cause) {
    throw new Problem(400, "fileMissing", { cause });
  }
}
