import type { Generated } from "kysely";
import type { Config } from "../../platform/config/config.server";
import type { Database } from "../../platform/db/database.server";
import type { Feature } from "../../platform/feature.server";
import { distinctEntries, type EntryRef, entryKey } from "../definition";
import type { ContentTables } from "../store/tables.server";

/** What can happen to what visitors get of an entry. */
export type EntryEvent = "revision.published" | "entry.unpublished" | "entry.deleted";

/** What happened to an entry. */
interface EntryChange extends EntryRef {
  /** The number of the revision that visitors got before; null where they got nothing. */
  former: number | null;
}

/** Whose change it is, and the transaction in which it happens. */
interface Happening {
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

type ChangeTables = {
  /**
   * Changes of what visitors get. Triggers of the database write them, whichever code changes an entry; a row
   * is `delivered` once features were notified, and is deleted when the search has indexed the entry.
   */
  entry_change: {
    key: Generated<number>;
    type: string;
    id: string;
    former: number | null;
    delivered: Generated<number>;
  };
};

/** Whether any entry waits to be indexed. */
export const isAnyChanged = async (db: Database): Promise<boolean> =>
  (await changes(db).selectFrom("entry_change").select("key").limit(1).executeTakeFirst()) !== undefined;

/** Takes at most `limit` changes from the queue; gives their entries, each once. */
export async function takeChanged(tx: Database, limit: number): Promise<EntryRef[]> {
  const rows = await changes(tx)
    .deleteFrom("entry_change")
    .where("key", "in", (eb) => eb.selectFrom("entry_change").select("key").orderBy("key").limit(limit))
    .returning(["type", "id"])
    .execute();
  return distinctEntries(rows);
}

/** Takes the changes of some entries of a type from the queue. */
export async function forgetChanged(tx: Database, type: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return; // PostgreSQL takes no empty list
  await changes(tx).deleteFrom("entry_change").where("type", "=", type).where("id", "in", ids).execute();
}
