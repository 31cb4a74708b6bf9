import type { Database } from "../../../core/db/database.server";
import { takeWriteLock } from "../../../core/db/write-lock.server";
import type { Deps } from "../../../core/deps.server";
import type { SiteContent } from "../entries.server";
import { addNotes, type NotePlace, noteOf } from "./notes.server";
import { withdrawAgain } from "./withdraw-again.server";
import { withdrawalStore } from "./withdrawals.server";

/** Milliseconds between two looks. */
const EVERY = 1000;

/** Opens the places beside the database that have notes; those that are away are thrown of. */
export type OpenPlaces = (deps: Pick<Deps, "media" | "config">) => Promise<NotePlace[]>;

/**
 * Sees to it, in every process that serves, that each withdrawal stands beside the database too, and that this one
 * knows of those which it has forgotten, as an older backup has. Goes on until it is so, however long a place is away.
 * @returns a function that ends it
 */
export const keepNoting =
  (site: SiteContent, openPlaces: OpenPlaces) =>
  (deps: Deps): (() => Promise<void>) => {
    let round: Promise<void> | undefined;
    let isFailing = false;
    let knowsAll = false;
    const look = async () => {
      try {
        if (!knowsAll) await learn(deps, site, openPlaces);
        knowsAll = true;
        if (await isAnyUnnoted(deps.db)) await noteAll(deps, openPlaces);
        isFailing = false;
      } catch (err) {
        if (!isFailing)
          deps.log.warn({ err }, "withdrawals of consent are not noted everywhere; it is tried again");
        isFailing = true;
      }
    };
    const begin = () => {
      round ??= look().finally(() => {
        round = undefined;
      });
    };
    begin();
    const timer = setInterval(begin, EVERY);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await round;
    };
  };

/**
 * Withdraws again what is noted beside the database, and not known to it.
 * @throws {Problem} 503 when a place is away
 */
export async function learn(deps: Deps, site: SiteContent, openPlaces: OpenPlaces): Promise<void> {
  const revision = await withdrawAgain(deps.db, site, await openPlaces(deps));
  if (revision === undefined) return;
  deps.log.warn("consents that were withdrawn since this backup was made are withdrawn again");
  deps.pages.follow(revision);
  deps.cdn.changed();
}

const isAnyUnnoted = async (db: Database) => (await withdrawalStore(db).unnoted()).length > 0;

/** One process at a time: the next free number of a place is asked for before it is taken. */
async function noteAll(deps: Deps, openPlaces: OpenPlaces): Promise<void> {
  const places = await openPlaces(deps);
  await deps.db.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    const fresh = await withdrawalStore(tx).unnoted();
    for (const place of places) await addNotes(place, fresh.map(noteOf));
    for (const { id } of fresh) await withdrawalStore(tx).noted(id);
  });
}
