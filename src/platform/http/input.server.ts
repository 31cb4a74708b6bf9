import { Busboy } from "@fastify/busboy";
import type * as z from "zod";
import type { Lang } from "../locale/lang";
import { type OwnProblem, problemMessage, problemNamed } from "../locale/words/problems";
import { unstorablePaths } from "../shapes";
import type { Endpoint, ReceivedFile } from "./contract";
import { type FieldError, Problem } from "./problem";
import { type BodyLimit, LargeBodies, readBody } from "./read-body.server";

/** Bytes that the body of an upload has at most: a PDF of 25 MB, and what a form puts around it. */
export const MAX_UPLOAD = 26 * 1024 * 1024;

/** The limit for input by staff: it has room for long articles. */
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

/** An input error that has its message already, since it depends on values of the schema. */
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
 * Parses the input of a call by its schema.
 * @throws {InvalidInput} for what the schema forbids, and for text that no database can store.
 */
export function checkedInput(
  { input }: Pick<Endpoint, "input">,
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
  const limit = endpoint.access === "public" ? VISITOR_LIMIT : STAFF_LIMIT;
  const text = utf8(await readBody(request, limit));
  return endpoint.body === "text" ? { text } : jsonBody(request, text);
}

/** A text whose bytes are damaged is not stored as another one. */
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
  const body = await readBody(request, UPLOAD_LIMIT);
  try {
    return { file: await fileOfForm(body, request.headers.get("content-type") ?? "", "file") };
  } catch (cause) {
    throw new Problem(400, "fileMissing", { cause });
  }
}

type Issue = z.core.$ZodIssue;

/**
 * Turns schema issues into field errors in `lang`, the first one at each path. A custom issue names its
 * message by `params.key`, that of a shared problem or of `own`. To distinguish missing from wrongly typed
 * input, the schema has to `reportInput`.
 */
export function fieldErrors(
  issues: readonly Issue[],
  lang: Lang,
  own: Readonly<Record<string, OwnProblem>> = {},
): FieldError[] {
  const errors = issues
    .flatMap(withinUnion)
    .map((issue) => ({ path: issue.path.join("."), message: describe(issue, lang, own) }));
  return [...new Map(errors.toReversed().map((error) => [error.path, error])).values()].toReversed();
}

/** The issues of the alternative of a union that was meant; the issue itself where none can have been. */
function withinUnion(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const alternatives = issue.errors.map((each) => each.flatMap(withinUnion));
  const [meant] = alternatives.filter(isRightType).toSorted((one, other) => atRoot(one) - atRoot(other));
  return meant?.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) ?? [issue];
}

const isRoot = ({ path }: Issue) => path.length === 0;
const isRightType = (issues: readonly Issue[]) =>
  !issues.some((each) => isRoot(each) && (each.code === "invalid_type" || each.code === "invalid_union"));
/** A list with a wrong entry is nearer to a list than to a word. */
const atRoot = (issues: readonly Issue[]) => (issues.some(isRoot) ? 1 : 0);

function describe(issue: Issue, lang: Lang, own: Readonly<Record<string, OwnProblem>>): string {
  switch (issue.code) {
    case "custom":
      return problemMessage(lang, problemNamed(issue.params?.key, own));
    case "invalid_type":
    case "invalid_union":
      if (issue.input === undefined) return problemMessage(lang, "missing");
      if (isNoNumber(issue)) return problemMessage(lang, "numberNeeded");
      return problemMessage(lang, "wrongType", { expected: typesOf(issue).join(" | ") });
    case "invalid_format": {
      const isDate = issue.format === "date" || issue.format === "datetime";
      return problemMessage(lang, isDate ? "invalidDate" : "invalidValue");
    }
    case "invalid_value":
      return problemMessage(lang, "notAllowed", { allowed: issue.values.join(", ") });
    case "too_big":
      return problemMessage(lang, issue.origin === "string" ? "tooLong" : "tooBig", {
        limit: String(issue.maximum),
      });
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return problemMessage(lang, "missing");
      return problemMessage(lang, "tooSmall", { limit: String(issue.minimum) });
    default:
      return problemMessage(lang, "invalidValue");
  }
}

/** True of words where a number has its place: a form sends what was typed. */
const isNoNumber = (issue: Issue): boolean =>
  issue.code === "invalid_type" &&
  issue.expected === "number" &&
  typeof issue.input === "string" &&
  !/^\d+$/.test(issue.input);

/** The types that would have been right. */
function typesOf(issue: Issue): string[] {
  if (issue.code === "invalid_type") return [issue.expected];
  return issue.code === "invalid_union" ? [...new Set(issue.errors.flat().flatMap(typesOf))] : [];
}

/** More of them are no upload of one file. */
const MAX_PARTS = 20;

/**
 * The file in the field `field` of a `multipart/form-data` body, or null when that has none. Its bytes are a
 * view of the body, not a copy.
 * @throws on a truncated body, or one of another type.
 */
export function fileOfForm(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  field: string,
): Promise<ReceivedFile | null> {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedFile | null>();
  let found: ReceivedFile | null = null;
  const form = new Busboy({
    headers: { "content-type": contentType },
    limits: { parts: MAX_PARTS },
    preservePath: true,
    isPartAFile: (_name, _type, filename) => filename !== undefined,
  });
  form.on("file", (name, stream, filename) => {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("error", reject);
    stream.on("end", () => {
      if (name === field) found ??= { name: unescaped(filename), bytes: joined(chunks) };
    });
  });
  form.on("partsLimit", () => reject(new Error("a form of too many parts")));
  form.on("error", reject);
  form.on("finish", () => resolve(found));
  form.end(body);
  return promise;
}

/** A body that is read in one piece gives each file in one. */
function joined(chunks: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const [only = Buffer.alloc(0), ...others] = chunks;
  const { buffer, byteOffset, byteLength } = others.length === 0 ? only : Buffer.concat(chunks);
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}

/** Decodes a file name in which the browser escaped what would end it. */
const unescaped = (name: string): string => name.replaceAll(/%22/g, '"').replaceAll(/%0D|%0A/gi, " ");
