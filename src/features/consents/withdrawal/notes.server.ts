import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as z from "zod";
import type { BlobStore } from "../../../media/blobs/blob-store.server";
import type { Withdrawal } from "./withdrawals.server";

/** A place that has notes: below `folder` in a blob store. */
export interface NotePlace {
  blobs: BlobStore;
  folder: string;
}

const named = z.object({ type: z.string(), id: z.string() });

const note = z.object({
  ...{ id: z.string(), consentId: z.string(), at: z.string(), by: z.string() },
  ...{ pictures: z.array(z.string()), entries: z.array(named), isUndone: z.boolean() },
  /** Notes of an earlier edition have none. */
  pdfs: z.array(z.string()).default([]),
});
/** The note of a withdrawal: what is withheld, without names except the author's. */
export type Note = z.infer<typeof note>;

const keyOf = ({ folder }: NotePlace, number: number): string => `${folder}/${number}.json`;

/**
 * The notes of a place behind so many that are known, in the order in which they were made: files that count from 1,
 * none of which is ever changed.
 * @throws {Problem} 503 when the place is away
 */
export async function readNotes(place: NotePlace, known = 0): Promise<Note[]> {
  const found: Note[] = [];
  for (;;) {
    const bytes = await place.blobs.read(keyOf(place, known + found.length + 1));
    if (!bytes) return found;
    found.push(note.parse(JSON.parse(new TextDecoder().decode(bytes))));
  }
}

/** The notes in a folder that somebody has laid somewhere, and the names of those that cannot be read. */
export interface FoundNotes {
  notes: Note[];
  unreadable: string[];
}

/**
 * The notes of a folder and of those in it: beside backups they lie in `notes`, in a media store in the folder itself,
 * and either may have been copied.
 */
export async function notesBelow(folder: string): Promise<FoundNotes> {
  const names = (await readdir(folder, { recursive: true }).catch(emptyIfMissing)).filter((name) =>
    NOTE.test(basename(name)),
  );
  const found: FoundNotes = { notes: [], unreadable: [] };
  for (const name of names) {
    try {
      found.notes.push(note.parse(JSON.parse(await readFile(join(folder, name), "utf8"))));
    } catch {
      found.unreadable.push(name);
    }
  }
  return found;
}

const NOTE = /^\d+\.json$/;

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}

/** Adds notes behind those of a place, of which some are `known`. Only one may do so at a time. */
export async function addNotes(
  place: NotePlace,
  fresh: readonly Note[],
  known: readonly Note[] = [],
): Promise<void> {
  const all = [...known, ...(await readNotes(place, known.length))];
  for (const [at, each] of missingFrom(all, fresh).entries()) {
    const bytes = new TextEncoder().encode(JSON.stringify(each));
    await place.blobs.put(keyOf(place, all.length + at + 1), bytes);
  }
}

/** Returns which of `fresh` are missing from the notes of a place. */
export const missingFrom = (known: readonly Note[], fresh: readonly Note[]): Note[] =>
  fresh.filter((each) => !known.some(({ id, isUndone }) => id === each.id && isUndone === each.isUndone));

/** The note of a withdrawal as it is now. */
export const noteOf = ({ effects: _, ...note }: Withdrawal): Note => note;

/** The withdrawals in force, each once. What was taken back is never withdrawn again under its id. */
export function inForce(notes: readonly Note[]): Note[] {
  const undone = new Set(notes.flatMap(({ id, isUndone }) => (isUndone ? id : [])));
  const all = new Map(notes.map((each) => [each.id, each]));
  return [...all.values()].filter(({ id }) => !undone.has(id));
}
