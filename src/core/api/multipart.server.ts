import type { ReceivedFile } from "./received-file";

const BREAK = "\r\n";
const BLANK_LINE = BREAK + BREAK;
/** More of them are no upload of one file. */
const MAX_PARTS = 20;

/**
 * The file in the field `field` of a `multipart/form-data` body (RFC 7578), or null when that has none. The
 * platform's own reader copies the body three times, and holds the event loop for as long.
 * @throws on a body that is torn, or no such form.
 */
export function fileOfForm(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  field: string,
): ReceivedFile | null {
  const buffer = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = `${BREAK}--${boundaryOf(contentType)}`;
  // The first delimiter has no line before it.
  let at = buffer.subarray(0, delimiter.length - 2).equals(Buffer.from(delimiter.slice(2), "latin1"))
    ? delimiter.length - 2
    : endOf(buffer, delimiter, 0);
  for (let part = 0; part < MAX_PARTS; part += 1) {
    if (buffer.toString("latin1", at, at + 2) === "--") return null;
    const start = endOf(buffer, BREAK, at) - BREAK.length; // white space may stand between
    const content = endOf(buffer, BLANK_LINE, start);
    const next = endOf(buffer, delimiter, content);
    const { name, filename } = disposition(buffer.toString("utf8", start, content));
    if (name === field && filename !== undefined) {
      return { name: filename, bytes: body.subarray(content, next - delimiter.length) };
    }
    at = next;
  }
  throw new Error("a form of too many parts");
}

/** Where what comes after `text` begins. @throws when there is none. */
function endOf(buffer: Buffer, text: string, from: number): number {
  const at = buffer.indexOf(text, from, "latin1");
  if (at === -1) throw new Error("the form is torn");
  return at + text.length;
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new Error("the form has no boundary");
  return boundary;
}

/** Field and file name of a part; names are escaped as browsers do, or encoded as RFC 5987 has it. */
function disposition(headers: string): { name: string | undefined; filename: string | undefined } {
  // A header ends with CR and LF alone, and a name may hold what else ends a line.
  const lines = headers
    .split(BREAK)
    .map((each) => /^content-disposition:[ \t]*form-data(.*)/is.exec(each)?.[1]);
  const line = lines.find((each) => each !== undefined) ?? "";
  const value = (name: string) => {
    const found = new RegExp(`;[ \\t]*${name}=(?:"((?:\\\\.|[^"\\\\])*)"|([^\\s;"]+))`, "is").exec(line);
    return found?.[1] ?? found?.[2];
  };
  const extended = /^utf-8'[^']*'(.*)$/is.exec(value("filename\\*") ?? "")?.[1];
  const filename = extended === undefined ? unescaped(value("filename")) : decodeURIComponent(extended);
  return { name: unescaped(value("name")), filename };
}

function unescaped(text: string | undefined): string | undefined {
  return text
    ?.replaceAll(/\\(["\\])/g, "$1")
    .replaceAll(/%22/g, '"')
    .replaceAll(/%0D|%0A/gi, " ");
}
