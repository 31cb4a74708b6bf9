import type { Lang } from "../locale/lang";
import type { Endpoint } from "./contract";
import { fieldErrors } from "./issues";
import { type FieldError, Problem } from "./problem";

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
  const parsed = endpoint.input.safeParse({ ...(await rawInput(endpoint, request)), ...pathParts });
  if (!parsed.success) throw new InvalidInput(fieldErrors(parsed.error.issues, lang));
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
  try {
    return { file: (await request.formData()).get("file") };
  } catch (cause) {
    throw new Problem(400, "fileMissing", { cause });
  }
}
