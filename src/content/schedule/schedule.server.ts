import type { Staff } from "../../platform/auth/auth.server";
import { type Database, newId } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import type { Change } from "../../platform/journal/journal.server";
import { listMark } from "../../platform/locale/format";
import { fill, LANGS, type Lang, localized } from "../../platform/locale/lang";
import { staffWords } from "../../platform/locale/words/staff";
import type { AnyContent, ContentType, EntryRef } from "../definition";
import type { Scheduled } from "../listed-entry";
import { contentProblems } from "../problems.server";
import type { EntryType } from "../registry/content-registry.server";
import { endReview } from "../review/reviews.server";
import { wordedLanguages } from "../revisions/unpublished-langs";
import { entryStateOf } from "../store/entry-state.server";
import { requirePublishable } from "../store/for-visitors.server";
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
async function schedule(
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

/**
 * Has something done to an entry at a time; gives the change, with the number of its newest revision.
 * @throws {Problem} 404 where there is none, 400 where it could not be published then
 */
export async function scheduling(
  { feature, type }: EntryType,
  id: string,
  wanted: readonly [Omit<Scheduled, "key">, ...Omit<Scheduled, "key">[]],
  { db, staff }: { db: Database; staff: Pick<Staff, "username"> },
): Promise<Change<{ message: "success"; id: string; version: number }>> {
  const stored = await entryStateOf(db, type, id);
  if (!stored || stored.row.deleted_at !== null) throw new Problem(404, contentProblems.unknownEntry);
  const [first, ...others] = wanted;
  const { act, at } = first;
  const request = { langs: first.langs, path: "langs" };
  const langs = act === "publish" ? [...(await plannableLanguages(db, type, id, request))] : first.langs;
  for (const each of [{ ...first, langs }, ...others])
    await schedule(db, { type: type.name, id }, each, staff.username);
  await planNewest(db, { type: type.name, id });
  const [down] = others;
  const snapshot = { _id: id, langs, at, ...(down && { until: down.at }) };
  const answer = { message: "success" as const, id, version: stored.row.number };
  return {
    entityId: id,
    action: SCHEDULES[act],
    snapshot,
    feature: feature.name,
    preservesPageCache: true,
    answer,
  };
}

/**
 * Those of the requested languages of an entry that can be scheduled: all three mean those in which it has
 * text.
 * @param path that of the requesting field
 * @throws {Problem} 400 for a language without text, or where visitors would get too little; 404 where there
 * is none
 */
async function plannableLanguages(
  tx: Database,
  type: ContentType,
  id: string,
  { langs, path }: { langs: readonly Lang[]; path: string },
): Promise<readonly Lang[]> {
  const entry = await entryStateOf(tx, type, id);
  if (!entry || entry.row.deleted_at !== null) throw new Problem(404, contentProblems.unknownEntry);
  const worded = wordedLanguages(type, entry.newest as AnyContent, entry.visible as AnyContent | undefined);
  const isAll = LANGS.every((lang) => langs.includes(lang));
  const without = isAll ? [] : langs.filter((lang) => !worded.includes(lang));
  if (without.length > 0) throw new Problem(400, "invalid", { errors: [{ path, says: wordless(without) }] });
  const planned = isAll ? worded : langs;
  requirePublishable(type, entry, planned, path);
  return planned;
}

function wordless(langs: readonly Lang[]) {
  const { key, words } = contentProblems.nothingInLanguages;
  const names = (lang: Lang) => langs.map((each) => staffWords[lang][each]).join(listMark(lang));
  return { key, words: localized((lang) => fill(words[lang], { languages: names(lang) })) };
}

type Requested = Omit<Scheduled, "key">;

/** The schedule that a save requests, and as much of it as was stored. */
export interface RequestedSchedule {
  readonly requested: readonly Requested[];
  scheduled: readonly Requested[];
}

/**
 * Stores the schedule that a save requests, in its transaction.
 * @throws {Problem} 400 with the path `publish.at` for what could not be published then
 */
export async function saveRequestedSchedule(
  tx: Database,
  { type, id }: { type: ContentType; id: string },
  wanted: RequestedSchedule,
  author: string,
): Promise<void> {
  for (const each of wanted.requested) {
    const { act, langs } = each;
    const planned =
      act === "publish" ? await plannableLanguages(tx, type, id, { langs, path: "publish.at" }) : langs;
    await schedule(tx, { type: type.name, id }, { ...each, langs: [...planned] }, author);
  }
  wanted.scheduled = wanted.requested;
}
