import type { Config } from "../../platform/config/config.server";
import type { Database } from "../../platform/db/database.server";
import type { Feature } from "../../platform/feature.server";
import { type EntryRef, entryKey } from "../entry-ref";
import type { ContentTables } from "../store/tables.server";
import type { ChangeTables } from "./change-queue.server";

/** What can happen to what visitors get of an entry. */
export type EntryEvent = "revision.published" | "entry.unpublished" | "entry.deleted";

/** What happened to an entry. */
export interface EntryChange extends EntryRef {
  /** The number of the revision that visitors got before; null where they got nothing. */
  former: number | null;
}

/** Whose change it is, and the transaction in which it happens. */
export interface Happening {
  tx: Database;
  config: Config;
  /** The username; `""` for none. */
  author: string;
}

type EventHandler = (change: EntryChange, happening: Happening) => Promise<void>;

export type EventHandlers = Partial<Record<EntryEvent, EventHandler>>;

type Listener = Pick<Feature, "on">;

/**
 * Notifies features of the events of a transaction, in that transaction. Changes that they make in turn are
 * delivered to no feature, only to the search, which reads the same table: see {@link ChangeTables}.
 */
export async function deliverEvents(listeners: readonly Listener[], happening: Happening): Promise<void> {
  for (const { event, ...change } of await undelivered(happening.tx)) {
    for (const { on } of listeners) await on?.[event]?.(change, happening);
  }
}

/**
 * Marks existing content as delivered, as after a restore: each feature checks at a start what it has to do.
 */
export const skipDelivery = async (db: Database): Promise<void> => {
  await changes(db).updateTable("entry_change").set({ delivered: 1 }).where("delivered", "=", 0).execute();
};

const changes = (db: Database) => db.$extendTables<ChangeTables & ContentTables>();

/** Marks what has not been delivered; gives one event for each entry, in their order. */
async function undelivered(tx: Database): Promise<(EntryChange & { event: EntryEvent })[]> {
  const rows = await changes(tx)
    .updateTable("entry_change")
    .set({ delivered: 1 })
    .where("delivered", "=", 0)
    .returning(["key", "type", "id", "former"])
    .returning((eb) => {
      const entry = eb
        .selectFrom("entry")
        .whereRef("entry.type", "=", "entry_change.type")
        .whereRef("entry.id", "=", "entry_change.id")
        .where("entry.deleted_at", "is", null);
      return [entry.select("entry.id").as("there"), entry.select("entry.published").as("published")];
    })
    .execute();
  const first = new Map<string, (typeof rows)[number]>();
  for (const row of rows.toSorted((one, other) => one.key - other.key)) {
    if (!first.has(entryKey(row))) first.set(entryKey(row), row);
  }
  return [...first.values()].flatMap(({ type, id, former, there, published }) => {
    const event = eventOf({ former, isThere: there !== null, published });
    return event ? [{ event, type, id, former }] : [];
  });
}

interface Now extends Pick<EntryChange, "former"> {
  isThere: boolean;
  published: number | null;
}

/** Names what has happened, by what visitors get now; undefined where that is what they got. */
function eventOf({ former, isThere, published }: Now): EntryEvent | undefined {
  if (!isThere) return "entry.deleted";
  if (published === null) return "entry.unpublished";
  return published === former ? undefined : "revision.published";
}

declare module "../../platform/feature.server" {
  interface FeatureParts {
    /** What follows in it from what happens to entries of any type, in the transaction in which that happens. */
    on?: EventHandlers;
  }
}
