import type { Lang } from "../locale/lang";
import { problemMessage } from "../locale/messages/problems";
import type { Endpoint } from "./contract";
import { fieldErrors } from "./issues";
import { fileOfForm } from "./multipart.server";
import { type FieldError, Problem } from "./problem";
import { unstorablePaths } from "./storable.server";

/** Bytes that the body of an upload has at most: a PDF of 25 MB, and what a form puts around it. */
export const MAX_UPLOAD = 26 * 1024 * 1024;

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
): Promise<unknown> {
  return checkedInput(endpoint, { ...(await rawInput(endpoint, request)), ...pathParts }, lang);
}

/**
 * What the schema of a call makes of `raw`.
 * @throws {InvalidInput} for what the schema forbids, and for text that no database can keep.
 */
export function checkedInput({ input }: Endpoint, raw: object, lang: Lang): unknown {
  const parsed = input.safeParse(raw);
  if (!parsed.success) throw new InvalidInput(fieldErrors(parsed.error.issues, lang));
  const message = problemMessage(lang, "unstorable");
  const unstorable = unstorablePaths(parsed.data).map((path) => ({ path, message }));
  if (unstorable.length > 0) throw new InvalidInput(unstorable);
  return parsed.data;
}

async function rawInput(endpoint: Endpoint, request: Request): Promise<object> {
  if (endpoint.kind === "get") return Object.fromEntries(new URL(request.url).searchParams);
  if (endpoint.body === "file") return fileBody(request);
  if (endpoint.body === "text") return { text: await request.text() };
  return jsonBody(request);
}

async function jsonBody(request: Request): Promise<object> {
  const text = await request.text();
  if (text === "") return {};
  if (!/^application\/([\w.-]+\+)?json\b/i.test(request.headers.get("content-type") ?? "")) {
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
  const body = await wholeBody(request);
  try {
    return { file: fileOfForm(body, request.headers.get("content-type") ?? "", "file") };
  } catch (cause) {
    throw new Problem(400, "fileMissing", { cause });
  }
}

/** The body in one piece, made once. @throws {Problem} 413 when it is longer than that of any upload. */
async function wholeBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get("content-length") ?? 0) || 0;
  let body = new Uint8Array(Math.min(declared, MAX_UPLOAD));
  let length = 0;
  const take = (chunk: Uint8Array) => {
    const end = length + chunk.length;
    if (end > MAX_UPLOAD) throw new Problem(413, "fileTooLarge");
    if (end > body.length) {
      const grown = new Uint8Array(Math.min(MAX_UPLOAD, end * 2));
      grown.set(body.subarray(0, length));
      body = grown;
    }
    body.set(chunk, length);
    length = end;
  };
  try {
    for await (const chunk of request.body ?? []) take(chunk);
  } catch (cause) {
    throw cause instanceof Problem ? cause : new Problem(400, "fileMissing", { cause });
  }
  return body.subarray(0, length);
}
