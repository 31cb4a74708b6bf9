import { PDFArray, type PDFDict, PDFName, type PDFObject } from "@pdfme/pdf-lib";

/**
 * Names that mark scripts, attachments, embedded media, XFA forms, and actions that start programs, send or take the
 * data of a form, or open another file.
 */
const ACTIVE = new Set([
  "JS",
  "JavaScript",
  "Launch",
  "EF",
  "EmbeddedFile",
  "EmbeddedFiles",
  "FileAttachment",
  "RichMedia",
  "XFA",
  "GoToE",
  "GoToR",
  "ImportData",
  "SubmitForm",
  "Rendition",
  "Movie",
  "3D",
  "OnInstantiate",
  "GoTo3DView",
]);

/** In bytes that may be compressed data a shorter name turns up by chance. */
const CERTAIN_LENGTH = 6;
const LONGEST = 32;

/** The findings from the names in a stretch of a PDF. */
export interface NamesFound {
  active: boolean;
  encrypted: boolean;
  objectStreams: number;
}

/** Returns whether a name marks something active. */
export const isActiveName = (name: PDFName): boolean => ACTIVE.has(plainName(name));

/** A name without escapes, also without those that a parser left as they are. */
export function plainName(name: PDFName): string {
  return name
    .decodeText()
    .replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The value of a key in a dictionary, however the key is written; not resolved, maybe a reference. */
export function entryOf(dict: PDFDict, key: string): PDFObject | undefined {
  return dict.entries().find(([name]) => plainName(name) === key)?.[1];
}

/**
 * Looks at every name in `bytes`, wherever it is: a reader that repairs files may find objects where a
 * tidy one sees none. With `compressed` set, bytes that may be compressed data, only long names count.
 */
export function findNames(bytes: Uint8Array, { compressed }: { compressed: boolean }): NamesFound {
  const findings: NamesFound = { active: false, encrypted: false, objectStreams: 0 };
  for (let at = bytes.indexOf(SLASH); at !== -1; at = bytes.indexOf(SLASH, at + 1)) {
    const name = nameAt(bytes, at + 1);
    if (name === "Encrypt") findings.encrypted = true;
    else if (name === "ObjStm") findings.objectStreams++;
    else if (ACTIVE.has(name) && (!compressed || name.length >= CERTAIN_LENGTH)) {
      findings.active ||= !isInWebAddress(bytes, at);
    }
  }
  return findings;
}

const SLASH = 0x2f;
const HASH = 0x23;
const OPENING = 0x28;
const LONGEST_ADDRESS = 2000;

/**
 * Returns whether the slash at `at` is part of a link such as `(https://example.org/Launch)`. No object can hide in
 * there: one begins with two numbers and a word, which takes white space.
 */
function isInWebAddress(bytes: Uint8Array, at: number): boolean {
  let start = at;
  const limit = Math.max(0, at - LONGEST_ADDRESS);
  while (start > limit && (bytes[start] === SLASH || isRegular(bytes[start] ?? 0))) start--;
  if (bytes[start] !== OPENING) return false;
  return /^https?:\/\//.test(Buffer.from(bytes.subarray(start + 1, start + 9)).toString("latin1"));
}

/** The name that starts at `from`, its `#xx` escapes undone; cut off where it is longer than any that counts. */
function nameAt(bytes: Uint8Array, from: number): string {
  let name = "";
  for (let at = from; at < bytes.length && name.length < LONGEST; at++) {
    const byte = bytes[at] ?? 0;
    if (!isRegular(byte)) break;
    const escaped = byte === HASH ? hexPair(bytes[at + 1], bytes[at + 2]) : undefined;
    if (escaped !== undefined) at += 2;
    name += String.fromCharCode(escaped ?? byte);
  }
  return name;
}

/** Anything but white space and the delimiters of PDF. */
function isRegular(byte: number): boolean {
  return byte > 0x20 && !"()<>[]{}/%".includes(String.fromCharCode(byte));
}

function hexPair(high: number | undefined, low: number | undefined): number | undefined {
  const pair = String.fromCharCode(high ?? 0, low ?? 0);
  return /^[\da-f]{2}$/i.test(pair) ? Number.parseInt(pair, 16) : undefined;
}

/** As they may be called in short, which readers understand everywhere. */
const IN_FULL: Record<string, string> = {
  A85: "ASCII85Decode",
  AHx: "ASCIIHexDecode",
  Fl: "FlateDecode",
  LZW: "LZWDecode",
  RL: "RunLengthDecode",
};

/** The filters of a stream by their full names, in the order in which they unpack. @throws when they are no names. */
export function filtersOf(dict: PDFDict): string[] {
  return ["Filter", "F"].flatMap((key) => {
    const value = dict.context.lookup(entryOf(dict, key));
    if (value === undefined) return [];
    return (value instanceof PDFArray ? value.asArray() : [value]).map((each) => {
      const filter = dict.context.lookup(each);
      if (!(filter instanceof PDFName)) throw new Error("a filter of the PDF has no name");
      const name = plainName(filter);
      return IN_FULL[name] ?? name;
    });
  });
}

/** Milliseconds of work, as a busy machine may take a multiple of it by the clock; ordinary files need a few dozen. */
const MOST = 5000;

/** The limit of a thread's work on one file. */
export class WorkLimit {
  readonly #end = workOfThread() + MOST;

  get isOver(): boolean {
    return workOfThread() > this.#end;
  }
}

function workOfThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
