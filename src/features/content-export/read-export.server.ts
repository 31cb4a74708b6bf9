import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type * as z from "zod";
import { isDamage, readTar, type TarEntry, type VisitEntry } from "../../platform/archive/tar.server";
import { Refusal } from "../../platform/refusal.server";
import { ExportHead, ExportIndex, exportName, FORMAT, HEAD, INDEX } from "./format";

/** Why an export cannot be read or imported, in words for the operator. */
export class ExportError extends Refusal {}

const DAMAGED = "The export is damaged or cut short";

/** The contents of an export. */
export interface ExportContents {
  head: ExportHead;
  /** Entries by their type. */
  entries: Map<string, number>;
  files: number;
}

/** Ends the reading of an archive of which no more is wanted. */
class Enough extends Error {}

/** Returns whether a file is an export of content: a gzipped tar whose first file says so. */
export async function isExport(file: string): Promise<boolean> {
  let name = "";
  const first: VisitEntry = (entry) => {
    ({ name } = entry);
    throw new Enough();
  };
  await unpack(file, first).catch(() => {});
  return name === HEAD;
}

/**
 * Reads a whole export and checks everything that can be checked before anything is changed.
 * @throws {ExportError} naming what is wrong
 */
export async function inspectExport(file: string): Promise<ExportContents> {
  const entries: TarEntry[] = [];
  const held: Omit<ExportContents, "head"> = { entries: new Map(), files: 0 };
  let head: ExportHead | undefined;
  let index: z.infer<typeof ExportIndex> | undefined;
  await readExport(file, (entry, bytes) => {
    const named = exportName(entry.name);
    if (!named || index) throw new ExportError(`The export holds ${entry.name}, which none has there.`);
    if (named.kind === "index") index = parsed(ExportIndex, bytes, INDEX);
    else entries.push(entry);
    if (named.kind === "head") head = headOf(bytes);
    if (named.kind === "media") held.files += 1;
    if (named.kind === "entries") {
      const [, type = ""] = entry.name.split("/");
      const saved = savedIn(bytes);
      if (saved > 0) held.entries.set(type, (held.entries.get(type) ?? 0) + saved);
    }
  });
  if (!head) throw new ExportError(`${file} is no export of Kapok's content.`);
  if (!index) throw new ExportError(`${DAMAGED}: ${INDEX} is not at its end.`);
  for (const [at, wanted] of index.files.entries()) {
    const found = entries[at];
    if (found?.name !== wanted.name) throw new ExportError(`${DAMAGED}: ${wanted.name} is missing.`);
    if (found.sha256 !== wanted.sha256)
      throw new ExportError(`${DAMAGED}: ${wanted.name} is not what it was when the export was made.`);
  }
  const more = entries[index.files.length];
  if (more) throw new ExportError(`${DAMAGED}: ${INDEX} does not list ${more.name}.`);
  return { head, ...held };
}

/** Entries that somebody has saved: what a record says before that, the program says by itself. */
const savedIn = (bytes: Uint8Array): number =>
  new TextDecoder()
    .decode(bytes)
    .split("\n")
    .filter((line) => line !== "" && !/"newest":0[,}]/.test(line)).length;

function headOf(bytes: Uint8Array): ExportHead {
  const head = parsed(ExportHead, bytes, HEAD);
  if (head.content <= FORMAT) return head;
  throw new ExportError(
    `The export was made by a newer version of Kapok (${head.version}). Import it with that version or a later one.`,
  );
}

/** Reads an export from its beginning to its end. @throws {ExportError} when it is none, damaged or cut short */
export async function readExport(file: string, visit: VisitEntry): Promise<void> {
  try {
    await unpack(file, visit);
  } catch (error) {
    throw isDamage(error) ? new ExportError(`${DAMAGED} (${error.message}).`, { cause: error }) : error;
  }
}

async function unpack(file: string, visit: VisitEntry): Promise<void> {
  const handle = await open(file, "r").catch((error: NodeJS.ErrnoException) => {
    throw new ExportError(`${file} cannot be read (${error.code}).`);
  });
  try {
    const source = createReadStream("", { fd: handle, start: 0, autoClose: false });
    await pipeline(source, createGunzip(), (bytes: AsyncIterable<Buffer>) => readTar(bytes, visit));
  } finally {
    await handle.close();
  }
}

/** The lines of a file of JSON lines. @throws {ExportError} naming what is wrong with one */
export function linesOf<Line>(shape: z.ZodType<Line>, bytes: Uint8Array, name: string): Line[] {
  const lines = new TextDecoder().decode(bytes).split("\n").slice(0, -1);
  return lines.map((line, at) => parsedText(shape, line, `${name}, line ${at + 1}`));
}

const parsed = <Value>(shape: z.ZodType<Value>, bytes: Uint8Array, name: string): Value =>
  parsedText(shape, new TextDecoder().decode(bytes), name);

function parsedText<Value>(shape: z.ZodType<Value>, text: string, name: string): Value {
  const given = shape.safeParse(jsonOf(text));
  if (given.success) return given.data;
  const [issue] = given.error.issues;
  throw new ExportError(
    `${name} is not as docs/operations/content.md says: ${issue?.path.join(".")} ${issue?.message}.`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
