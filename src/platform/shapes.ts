import "./http/jitless"; // before any schema is created
import * as z from "zod";
import type { ReceivedFile } from "./http/contract";

/** Half of a surrogate pair. */
const HALF = /\p{Surrogate}/u;

/** Whether PostgreSQL can store a text: it refuses NUL and lone surrogates. SQLite is limited alike. */
export const isStorable = (text: string): boolean => !text.includes("\0") && !HALF.test(text);

/** The paths of texts in checked input that cannot be stored, such as `news.eng.header`. */
export function unstorablePaths(input: unknown): string[] {
  const found: string[] = [];
  // A work list instead of recursion, since an input may be nested deeper than the call stack.
  const left: { value: unknown; path: string }[] = [{ value: input, path: "" }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && !isStorable(value)) found.push(path);
    if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) continue; // bytes are no texts
    for (const [name, inner] of Object.entries(value)) {
      const innerPath = path === "" ? name : `${path}.${name}`;
      if (!isStorable(name)) found.push(path);
      left.push({ value: inner, path: innerPath });
    }
  }
  return found.reverse();
}

/** Id of an image that `/api/upload` gave out; that it is one is checked when it is saved. */
export const imageId = z.string().min(1).max(64);

/** Longest description of an image in one language, in characters. */
export const LONGEST_ALT = 1000;

/** The answer of a save: `{"message":"success"}` and the id under the field's name in the request. */
export function savedAs<Name extends string>(name: Name) {
  return z.object({ message: z.literal("success"), [name]: z.string() } as {
    message: z.ZodLiteral<"success">;
  } & Record<Name, z.ZodString>);
}

/** Nothing but white space and what is not seen, as the zero-width characters that copied text brings along. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}]*$/u;

/** A text without white space around it, `""` where nothing of it is seen. */
export const trimmed = (text: string): string => (UNSEEN.test(text) ? "" : text.trim());

const LINE_BREAK = /\r\n|\r|\n/;

/** The entries of a text with one on each line: trimmed, blank ones dropped, order preserved. */
export function linesOf(text: string): string[] {
  return withoutBlanks(text.split(LINE_BREAK));
}

const withoutBlanks = (entries: readonly string[]): string[] => entries.map(trimmed).filter(Boolean);

/**
 * A list of short texts, or one text with an entry on each line: trimmed, blank ones dropped, order
 * preserved.
 */
export const lines = z
  .union([z.array(z.string().max(300)).max(5000), z.string().max(300_000)])
  .transform((given) => (typeof given === "string" ? linesOf(given) : withoutBlanks(given)));

/** A text on one line: trimmed, white space and control characters as single spaces. */
export const onOneLine = (text: string): string =>
  trimmed(text.toWellFormed().replaceAll(/[\s\p{Cc}]+/gu, " "));

/** A short text {@link onOneLine}, 300 characters. */
export const oneLine = z.string().max(300).transform(onOneLine);

/** The largest whole number of a column. */
const LARGEST = 2 ** 31 - 1;

/** A whole number that fits in a column. */
export const wholeNumber = z.number().int().min(-LARGEST).max(LARGEST);

/**
 * The version that was edited; at most one less than the largest number. One that is no longer current is a
 * 409. Left out, the last save wins.
 */
export const editedVersion = wholeNumber.max(LARGEST - 1).optional();

const DIGITS = /^-?(0|[1-9]\d{0,14})$/;

/** A whole number in a query, in digits alone: neither `+1` nor `1e3` nor `0x1`. */
export const queryNumber = (min: number, max: number) =>
  z.preprocess(
    (given) => (typeof given === "string" && DIGITS.test(given) ? Number(given) : given),
    z.number().int().min(min).max(max),
  );

/** Number of a page in a query, from 1; no list is longer. The description of the API shows no default of it. */
export const pageNumber = queryNumber(1, 1_000_000).describe("1 when it is left out");

/** Which page of one of staff's lists, and the words that are looked for in it; "" for all. */
export const listQuery = z.object({
  page: pageNumber.default(1),
  q: z.string().trim().max(100).default(""),
});

/**
 * Whether a text is an http or https address without white space, with a host after two slashes: without
 * these a browser reads it in a link as an address of this site. A name before the host, as in
 * `https://charity.hk@other.example`, is refused: it only makes one site look like another.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(text) || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}

/** A file in a form. Anything that is not a file, or is an empty one, is a field error. */
export const receivedFile = z
  .unknown()
  .meta({ type: "string", format: "binary" })
  .transform((value, context): ReceivedFile => {
    if (isReceivedFile(value) && value.bytes.length > 0) return value;
    context.issues.push({ code: "custom", input: value, params: { key: "fileMissing" } });
    return z.NEVER;
  });

/** Only the reader of a form creates values with bytes. */
function isReceivedFile(value: unknown): value is ReceivedFile {
  return typeof value === "object" && value !== null && "bytes" in value;
}
