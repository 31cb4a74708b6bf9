import type { Database } from "../../../core/db/database.server";
import { takeWriteLock } from "../../../core/db/write-lock.server";
import type { Deps } from "../../../core/deps.server";
import { keepDoing } from "../../../core/process/keep-doing.server";
import type { SiteContent } from "../entries.server";
import { addNotes, missingFrom, type Note, type NotePlace, noteOf, readNotes } from "./notes.server";
import { withdrawAgain } from "./withdraw-again.server";
import { withdrawalStore } from "./withdrawals.server";

/** Milliseconds between two looks. */
const EVERY = 1000;

/** Opens a place beside the database that has notes. */
export type OpenPlace = (deps: Pick<Deps, "media" | "config">) => Promise<NotePlace>;

/** The places of a site, as its settings have them. */
export type PlacesOf = (config: Deps["config"]) => readonly OpenPlace[];

/**
 * Sees to it, in every process that serves, that each withdrawal stands beside the database too, and that this one
 * knows of those which it has forgotten, as an older backup has. Goes on until it is so, however long a place is away.
 * @returns a function that ends it
 */
export const keepNoting =
  (site: SiteContent, placesOf: PlacesOf) =>
  (deps: Deps): (() => Promise<void>) => {
    let knowsAll = false;
    return keepDoing(deps, {
      every: EVERY,
      failing: "withdrawals of consent are not noted everywhere; it is tried again",
      act: async () => {
        const [learning] = await Promise.allSettled(knowsAll ? [] : [learn(deps, site, placesOf)]);
        knowsAll ||= learning?.status === "fulfilled";
        if (await isAnyUnnoted(deps.db)) await noteAll(deps, placesOf);
        if (learning?.status === "rejected") throw learning.reason;
      },
    });
  };

/** A place that could be read, with the notes that it has. */
interface ReadPlace {
  place: NotePlace;
  known: Note[];
}

/** Reads each place; one that is away keeps nobody from the others. */
async function readPlaces(deps: Deps, placesOf: PlacesOf) {
  const read = placesOf(deps.config).map(async (open): Promise<ReadPlace> => {
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
export async function learn(deps: Deps, site: SiteContent, placesOf: PlacesOf): Promise<void> {
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

const isAnyUnnoted = async (db: Database) => (await withdrawalStore(db).unnoted()).length > 0;

/**
 * Notes what is not noted in every place that is there. The write lock keeps two processes from the same number of a
 * place; it is taken for nothing that is away, since nobody can save meanwhile.
 */
async function noteAll(deps: Deps, placesOf: PlacesOf): Promise<void> {
  const { there, away } = await readPlaces(deps, placesOf);
  const notes = (await withdrawalStore(deps.db).unnoted()).map(noteOf);
  const behind = there.filter(({ known }) => missingFrom(known, notes).length > 0);
  if (behind.length > 0 || !away) {
    await deps.db.transaction().execute(async (tx) => {
      await takeWriteLock(tx);
      const fresh = await withdrawalStore(tx).unnoted();
      for (const { place, known } of there) await addNotes(place, fresh.map(noteOf), known);
      if (!away) for (const { id } of fresh) await withdrawalStore(tx).noted(id);
    });
  }
  if (away) throw away.reason;
}
