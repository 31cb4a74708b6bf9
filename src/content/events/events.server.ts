import type { Generated } from "kysely";
import type { Config } from "../../platform/config/config.server";
import type { Database } from "../../platform/db/database.server";
import type { Feature } from "../../platform/feature.server";
import type { EntryRef } from "../entry-ref";
import type { ContentTables } from "../store/tables.server";

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
  /** The username; `""` of nobody. */
  author: string;
}

type EventHandler = (change: EntryChange, happening: Happening) => Promise<void>;

export type EventHandlers = Partial<Record<EntryEvent, EventHandler>>;

type Listener = Pick<Feature, "on">;

/** Triggers of the database write it, whoever changes an entry. */
type ChangeTables = {
  entry_change: { key: Generated<number>; type: string; id: string; former: number | null };
};

/**
 * Tells features what has happened in a transaction, in that transaction, until nothing more does: what they do may
 * change entries too.
 */
export async function deliverEvents(listeners: readonly Listener[], happening: Happening): Promise<void> {
  for (;;) {
    const changes = await takeChanges(happening.tx);
    if (changes.length === 0) return;
    for (const change of changes) await deliver(listeners, change, happening);
  }
}

/**
 * Forgets what nobody was told, as of a backup that was restored: each feature looks at a start at what it has to do.
 */
export const forgetChanges = async (db: Database): Promise<void> => {
  await db.$extendTables<ChangeTables>().deleteFrom("entry_change").execute();
};

/** Takes the changes that have not been told, one for each entry, in their order. */
async function takeChanges(tx: Database): Promise<EntryChange[]> {
  const rows = await tx.$extendTables<ChangeTables>().deleteFrom("entry_change").returningAll().execute();
  const first = new Map<string, EntryChange>();
  for (const { key: _, ...change } of rows.toSorted((one, other) => one.key - other.key)) {
    const entry = `${change.type} ${change.id}`;
    if (!first.has(entry)) first.set(entry, change);
  }
  return [...first.values()];
}

async function deliver(
  listeners: readonly Listener[],
  change: EntryChange,
  happening: Happening,
): Promise<void> {
  const event = await eventOf(happening.tx, change);
  if (event === undefined) return;
  for (const { on } of listeners) await on?.[event]?.(change, happening);
}

/** Names what has happened, by what visitors get now; undefined where that is what they got. */
async function eventOf(tx: Database, { type, id, former }: EntryChange): Promise<EntryEvent | undefined> {
  const row = await tx
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select(["published", "deleted_at"])
    .where("type", "=", type)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || row.deleted_at !== null) return "entry.deleted";
  if (row.published === null) return "entry.unpublished";
  return row.published === former ? undefined : "revision.published";
}

declare module "../../platform/feature.server" {
  interface FeatureParts {
    /** What follows in it from what happens to entries of any type, in the transaction in which that happens. */
    on?: EventHandlers;
  }
}
