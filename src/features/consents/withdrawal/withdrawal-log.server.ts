import { takeWriteLock } from "../../../platform/db/database.server";
import type { Deps } from "../../../platform/deps.server";
import { startIntervalJob } from "../../../platform/jobs/interval-job.server";
import type { SiteContent } from "../entries.server";
import { addNotes, missingFrom, type Note, type NotePlace, noteOf, readNotes } from "./notes.server";
import { withdrawAgain } from "./withdraw-again.server";
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
export async function learnAtStart(deps: Deps, site: SiteContent, placesOf: PlacesOf): Promise<void> {
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
