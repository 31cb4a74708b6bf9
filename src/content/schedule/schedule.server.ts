import { type Database, newId } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { LANGS, type Lang } from "../../platform/locale/lang";
import type { EntryRef } from "../entry-ref";
import type { Scheduled } from "../listed-entry";
import { contentProblems } from "../problems.server";
import { endReview } from "../review/reviews.server";
import type { ContentTables } from "../store/tables.server";
import { refuseWithheld } from "../withheld/withheld-entries.server";

export type ScheduleTables = {
  /** The scheduled changes, and the result of each. */
  scheduled_change: {
    key: string;
    type: string;
    id: string;
    act: Scheduled["act"];
    /** The languages, with spaces between. */
    langs: string;
    /** When it is to be done: ISO 8601, UTC. */
    at: string;
    /** The username of its author. */
    author: string;
    /**
     * Number of the newest revision that an account with permission to publish has saved or scheduled; null
     * for none.
     */
    version: number | null;
    state: "waiting" | "done" | "failed";
    /** When it was done or failed, likewise; null while it waits. */
    ended_at: string | null;
    /** The reason why it failed, by the key of its words, or a remark on its result; null for none. */
    reason: string | null;
  };
};
export type ScheduleRow = ScheduleTables["scheduled_change"];

export const scheduleTables = (db: Database) => db.$extendTables<ScheduleTables>();

const written = (langs: readonly Lang[]): string => LANGS.filter((lang) => langs.includes(lang)).join(" ");

export const langsIn = (langs: string): Lang[] => LANGS.filter((lang) => langs.split(" ").includes(lang));

/**
 * Has something done to an entry at a time. A language of it waits for one time of each kind: a later word counts.
 * Which revision is to be published then, {@link planNewest} says.
 * @throws {Problem} 409
 */
export async function schedule(
  tx: Database,
  { type, id }: EntryRef,
  { act, langs, at }: Omit<Scheduled, "key">,
  author: string,
): Promise<void> {
  if (act === "publish") {
    await refuseWithheld(tx, { type, id });
    // Its author has seen the content of now.
    await endReview(tx, { type, id });
  }
  await endScheduled(tx, { type, id }, [act], langs);
  const rows = await waitingRows(tx, { type, id }, [act]);
  const same = rows.find((row) => row.at === at && row.state === "waiting");
  if (same) await setLangs(tx, same.key, [...langsIn(same.langs), ...langs]);
  else {
    const row = { key: newId(), type, id, act, langs: written(langs), at, author };
    await scheduleTables(tx)
      .insertInto("scheduled_change")
      .values({ ...row, version: null, state: "waiting", ended_at: null, reason: null })
      .execute();
  }
}

const plans = (tx: Database, { type, id }: EntryRef) =>
  tx
    .$extendTables<ScheduleTables & ContentTables>()
    .updateTable("scheduled_change")
    .set((eb) => ({
      version: eb
        .selectFrom("entry")
        .select("entry.number")
        .where("entry.type", "=", type)
        .where("entry.id", "=", id),
    }))
    .where("type", "=", type)
    .where("id", "=", id)
    .where("act", "=", "publish")
    .where("state", "=", "waiting");

/**
 * Schedules the publication of the newest revision of an entry, replacing the previous schedule: no approval
 * is needed.
 */
export async function planNewest(tx: Database, of: EntryRef): Promise<void> {
  await plans(tx, of).execute();
}

/**
 * The same where `before` is scheduled, which is not the newest any more although nobody has saved another.
 */
export async function planNewestFor(tx: Database, of: EntryRef, before: number): Promise<void> {
  await plans(tx, of).where("version", "=", before).execute();
}

/** The numbers of the revisions of an entry that are planned to be published, but for its newest. */
export async function formerPlanned(tx: Database, { type, id }: EntryRef): Promise<number[]> {
  const rows = await tx
    .$extendTables<ScheduleTables & ContentTables>()
    .selectFrom("scheduled_change as planned")
    .innerJoin("entry", (join) =>
      join.onRef("entry.type", "=", "planned.type").onRef("entry.id", "=", "planned.id"),
    )
    .select("planned.version")
    .distinct()
    .where("planned.type", "=", type)
    .where("planned.id", "=", id)
    .where("planned.act", "=", "publish")
    .where("planned.state", "=", "waiting")
    .whereRef("planned.version", "<>", "entry.number")
    .execute();
  return rows.flatMap(({ version }) => version ?? []);
}

/**
 * Removes languages of an entry from pending or failed changes: they were published by hand, or the schedule
 * was changed.
 */
export async function endScheduled(
  tx: Database,
  of: EntryRef,
  acts: readonly Scheduled["act"][],
  langs: readonly Lang[],
): Promise<void> {
  for (const row of await waitingRows(tx, of, acts)) {
    const before = langsIn(row.langs);
    const left = before.filter((lang) => !langs.includes(lang));
    if (left.length === 0) {
      await scheduleTables(tx).deleteFrom("scheduled_change").where("key", "=", row.key).execute();
    } else if (left.length < before.length) await setLangs(tx, row.key, left);
  }
}

/** The same for the languages that somebody has just published: all but those that were unpublished. */
export const endPublished = (
  tx: Database,
  of: EntryRef,
  unpublishedLangs: readonly Lang[] = [],
): Promise<void> =>
  endScheduled(
    tx,
    of,
    ["publish"],
    LANGS.filter((lang) => !unpublishedLangs.includes(lang)),
  );

const waitingRows = (tx: Database, { type, id }: EntryRef, acts: readonly Scheduled["act"][]) =>
  scheduleTables(tx)
    .selectFrom("scheduled_change")
    .select(["key", "langs", "at", "state"])
    .where("type", "=", type)
    .where("id", "=", id)
    .where("act", "in", acts)
    .where("state", "!=", "done")
    .execute();

async function setLangs(tx: Database, key: string, langs: readonly Lang[]): Promise<void> {
  await scheduleTables(tx)
    .updateTable("scheduled_change")
    .set({ langs: written(langs) })
    .where("key", "=", key)
    .execute();
}

/** Entries in one query: more would exceed the limits of an SQLite statement. */
const READ_AT_ONCE = 10_000;

/** Returns the pending changes of some entries of a type, by their ids, earliest first. */
export async function scheduledOf(
  db: Database,
  type: string,
  ids: readonly string[],
): Promise<(id: string) => Scheduled[]> {
  const found = new Map<string, Scheduled[]>();
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const rows = await scheduleTables(db)
      .selectFrom("scheduled_change")
      .select(["key", "id", "act", "langs", "at"])
      .where("type", "=", type)
      .where("id", "in", ids.slice(from, from + READ_AT_ONCE))
      .where("state", "=", "waiting")
      .orderBy("at")
      .orderBy("key")
      .execute();
    for (const { id, langs, ...row } of rows)
      found.set(id, [...(found.get(id) ?? []), { ...row, langs: langsIn(langs) }]);
  }
  return (id) => found.get(id) ?? [];
}

/** Returns the numbers of the scheduled revisions of some entries of a type, by their ids. */
export async function scheduledRevisions(
  db: Database,
  type: string,
  ids: readonly string[],
): Promise<(id: string) => number[]> {
  if (ids.length === 0) return () => []; // PostgreSQL takes no empty list
  const rows = await scheduleTables(db)
    .selectFrom("scheduled_change")
    .select(["id", "version"])
    .where("type", "=", type)
    .where("id", "in", ids)
    .where("act", "=", "publish")
    .where("state", "=", "waiting")
    .execute();
  return (id) => rows.flatMap((row) => (row.id === id && row.version !== null ? row.version : []));
}

/** The journal's names for asking that something be done at a time, by what is done. */
export const SCHEDULES = { publish: "schedulePublish", unpublish: "scheduleUnpublish" } as const;

/** The journal's names for what was done at the time that somebody had set. */
export const CARRIED_OUT = { publish: "publishOnTime", unpublish: "unpublishOnTime" } as const;

const ISO = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/;
/** The zone of a time that names none. */
const HONG_KONG = "+08:00";
const FIVE_YEARS = 5 * 366 * 24 * 60 * 60 * 1000;

/**
 * A future time in the form of rows.
 * @param path that of the field, for an invalid choice
 * @throws {Problem} 400 for what is no time, has passed, or is too far away
 */
export function momentToCome(given: string, path: string, now = new Date()): string {
  const [, day, time = "T00:00", zone = HONG_KONG] = ISO.exec(given) ?? [];
  const at = new Date(day === undefined ? Number.NaN : `${day}${time}${zone}`);
  const refused = (says: (typeof contentProblems)[keyof typeof contentProblems]) =>
    new Problem(400, "invalid", { errors: [{ path, says }] });
  if (Number.isNaN(at.getTime()) || at.getTime() - now.getTime() > FIVE_YEARS)
    throw refused(contentProblems.timeNeeded);
  if (at <= now) throw refused(contentProblems.timePassed);
  return at.toISOString();
}

/** @throws {Problem} 400 where something would be taken down before it is published. */
export function requireLater(down: string, up: string | undefined, path: string): void {
  if (up === undefined || down > up) return;
  throw new Problem(400, "invalid", { errors: [{ path, says: contentProblems.downBeforeUp }] });
}
