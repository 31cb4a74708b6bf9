import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as z from "zod";
import { withhold } from "../../../content/withheld/withhold.server";
import type { BlobStore } from "../../../media/blobs/blob-store.server";
import { alikeFiles } from "../../../media/withheld.server";
import { type Database, takeWriteLock } from "../../../platform/db/database.server";
import { advanceSiteRevision } from "../../../platform/db/site-revision.server";
import type { Deps } from "../../../platform/deps.server";
import { startIntervalJob } from "../../../platform/jobs/interval-job.server";
import { record } from "../../../platform/journal/journal.server";
import { consentActions } from "../actions";
import type { SiteContent } from "../entries.server";
import { type Withdrawal, withdrawalStore } from "./withdrawals.server";

/** Milliseconds between two runs. */
const EVERY = 1000;

/** Milliseconds between two looks whether each place has all: its disk may have been changed for another one. */
const ALL_EVERY = 10 * 60 * 1000;

/** A place beside the database that has notes. */
export interface KnownPlace {
  open: (deps: Pick<Deps, "media" | "config">) => Promise<NotePlace>;
  /** True where nightly backups lie beside it. */
  isByBackups: boolean;
}

/** The places of a site, as its settings have them. */
export type PlacesOf = (config: Deps["config"]) => readonly KnownPlace[];

/**
 * Keeps the withdrawal log beside the database complete, in every serving process, and replays withdrawals that this database lacks, as after restoring an older backup. Retries for as long as a place is unavailable.
 * @returns a function that stops it
 */
export const syncWithdrawalLog =
  (site: SiteContent, placesOf: PlacesOf) =>
  (deps: Deps): (() => Promise<void>) => {
    let knowsAll = false;
    let notedUntil = 0;
    return startIntervalJob(deps, {
      every: EVERY,
      failing: "withdrawals of consent are not noted everywhere; it is tried again",
      act: async () => {
        const [learning] = await Promise.allSettled(knowsAll ? [] : [learn(deps, site, placesOf)]);
        knowsAll ||= learning?.status === "fulfilled";
        if (Date.now() >= notedUntil || (await withdrawalStore(deps.db).isAnyUnnoted())) {
          await noteAll(deps, placesOf);
          notedUntil = Date.now() + ALL_EVERY;
        }
        if (learning?.status === "rejected") throw learning.reason;
      },
    });
  };

/** A place that could be read, with the notes that it has. */
interface ReadPlace {
  place: NotePlace;
  known: Note[];
}

/** Reads each place; one that is unavailable does not block the others. */
async function readPlaces(deps: Deps, placesOf: PlacesOf) {
  const read = placesOf(deps.config).map(async ({ open }): Promise<ReadPlace> => {
    const place = await open(deps);
    return { place, known: await readNotes(place) };
  });
  const outcomes = await Promise.allSettled(read);
  return {
    there: outcomes.flatMap((each) => (each.status === "fulfilled" ? each.value : [])),
    away: outcomes.find((each) => each.status === "rejected"),
  };
}

/**
 * Withdraws again what is noted beside the database, and not known to it.
 * @throws {Problem} 503 when a place is away, once the others are done with
 */
async function learn(deps: Deps, site: SiteContent, placesOf: PlacesOf): Promise<void> {
  const { there, away } = await readPlaces(deps, placesOf);
  const revision = await withdrawAgain(
    deps.db,
    site,
    there.flatMap(({ known }) => known),
  );
  if (revision !== undefined) {
    deps.log.warn("consents that were withdrawn since this backup was made are withdrawn again");
    deps.pages.follow(revision);
    deps.cdn.changed();
  }
  if (away) throw away.reason;
}

/** The same at startup, which waits for no place that is away. */
export async function applyWithdrawals(deps: Deps, site: SiteContent, placesOf: PlacesOf): Promise<void> {
  try {
    await learn(deps, site, placesOf);
  } catch (err) {
    deps.log.error({ err }, "it is not known yet whether a consent was withdrawn since this backup was made");
  }
}

/**
 * Notes every withdrawal in every place that is there and does not have it: a place may be younger than the withdrawal,
 * and a restored one has none of what its database knows. The write lock prevents two processes from taking the same number of a
 * place; it is taken for nothing that is away, since nobody can save meanwhile.
 */
async function noteAll(deps: Deps, placesOf: PlacesOf): Promise<void> {
  const { there, away } = await readPlaces(deps, placesOf);
  const notes = (await withdrawalStore(deps.db).all()).map(noteOf);
  const isBehind = there.some(({ known }) => missingFrom(known, notes).length > 0);
  if (isBehind || (!away && (await withdrawalStore(deps.db).isAnyUnnoted()))) {
    await deps.db.transaction().execute(async (tx) => {
      await takeWriteLock(tx);
      const fresh = (await withdrawalStore(tx).all()).map(noteOf);
      for (const { place, known } of there) await addNotes(place, fresh, known);
      if (!away) await withdrawalStore(tx).allNoted();
    });
  }
  if (away) throw away.reason;
}

/** Returns whether each place of the site has the withdrawal in its present form. */
export async function isNoted(deps: Deps, placesOf: PlacesOf, withdrawal: Withdrawal): Promise<boolean> {
  const { there, away } = await readPlaces(deps, placesOf);
  return !away && there.every(({ known }) => missingFrom(known, [noteOf(withdrawal)]).length === 0);
}

/** Returns whether a place of the site lies beside its nightly backups. */
export const isByBackups = (config: Deps["config"], placesOf: PlacesOf): boolean =>
  placesOf(config).some((place) => place.isByBackups);

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
type Note = z.infer<typeof note>;

const keyOf = ({ folder }: NotePlace, number: number): string => `${folder}/${number}.json`;

/**
 * The notes of a place behind so many that are known, in the order in which they were made: files that count from 1,
 * none of which is ever changed.
 * @throws {Problem} 503 when the place is away
 */
async function readNotes(place: NotePlace, known = 0): Promise<Note[]> {
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

/** The name of the feature in the journal. */
export const CONSENTS = "consents";

/**
 * Withdraws again what notes know and the database does not. What was released of an entry since is
 * withheld too, since its former words are back.
 * @returns the revision of the site after it; undefined where there was nothing to do
 */
async function withdrawAgain(
  db: Database,
  site: SiteContent,
  found: readonly Note[],
): Promise<number | undefined> {
  const notes = inForce(found);
  if (notes.length === 0) return undefined;
  return db.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    const store = withdrawalStore(tx);
    let hasChanged = false;
    for (const { isUndone: _, ...note } of notes) {
      if (await store.isKnown(note.id)) continue;
      const files = (await alikeFiles(tx, [...note.pictures, ...note.pdfs])).map(({ id }) => id);
      await store.add(note);
      const withheld = { files, entries: note.entries, cause: note.id, author: note.by };
      await store.setEffects(note.id, await withhold(tx, site.types, withheld));
      const snapshot = { _id: note.consentId };
      await record(tx, CONSENTS, note.by, {
        entityId: note.consentId,
        action: consentActions.withdrawConsent,
        snapshot,
      });
      hasChanged = true;
    }
    return hasChanged ? advanceSiteRevision(tx) : undefined;
  });
}
