import { sql } from "kysely";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import { advanceSiteRevision } from "../../platform/db/site-revision.server";
import type { Deps } from "../../platform/deps.server";
import type { Feature } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import type { DailyJob } from "../../platform/jobs/daily.server";
import { startIntervalJob } from "../../platform/jobs/interval-job.server";
import { record } from "../../platform/journal/journal.server";
import { LANGS } from "../../platform/locale/lang";
import { deliverEvents } from "../events/events.server";
import { contentProblems } from "../problems.server";
import { type ContentRegistry, contentRegistry, requireEntryType } from "../registry/content-registry.server";
import { reviewRow } from "../review/reviews.server";
import { publishEntry, unpublishEntry } from "../save/save-entry.server";
import { entryStateOf } from "../store/entry-state.server";
import { CARRIED_OUT, langsIn, type ScheduleRow, scheduleTables } from "./schedule.server";

/** Changes in one transaction at most: others who save wait for it, and each of them costs a commit. */
const AT_ONCE = 20;

/**
 * The outcome of a change: the number of the revision that it created, or nothing to do; or the reason why it
 * failed.
 */
type Outcome = { version: number } | { isDone: true } | { reason: string };

/**
 * Executes the changes due by `now`, each once however many processes poll: its result is stored in the same
 * transaction, and a change that was not committed stays due.
 */
export async function carryOutDue(deps: Deps, features: readonly Feature[], now: Date): Promise<void> {
  while (await isAnyDue(deps.db, now)) await carryOutSome(deps, features, now);
}

const due = (db: Database, now: Date) =>
  scheduleTables(db)
    .selectFrom("scheduled_change")
    .where("state", "=", "waiting")
    .where("at", "<=", now.toISOString());

const isAnyDue = async (db: Database, now: Date): Promise<boolean> =>
  (await due(db, now).select("key").limit(1).executeTakeFirst()) !== undefined;

async function carryOutSome(deps: Deps, features: readonly Feature[], now: Date): Promise<void> {
  const registry = contentRegistry(features);
  let revision: number | undefined;
  try {
    await deps.db.transaction().execute(async (tx) => {
      await takeWriteLock(tx); // before it reads what is due, so that no other process does the same
      const rows = await due(tx, now).selectAll().orderBy("at").orderBy("key").limit(AT_ONCE).execute();
      if (rows.length === 0) return;
      for (const row of rows) await carryOut(tx, row, { registry, features, deps });
      revision = await advanceSiteRevision(tx);
    });
  } finally {
    // Even after an error, since it may have come after the commit.
    if (revision !== undefined) {
      deps.pages.follow(revision);
      deps.cdn.changed();
      deps.mail.wake();
    }
  }
}

interface Site {
  registry: ContentRegistry;
  features: readonly Feature[];
  deps: Deps;
}

/** Executes one change and stores its result. */
async function carryOut(tx: Database, row: ScheduleRow, site: Site): Promise<void> {
  // Before it is done: any other publication of the pending revision ends it.
  const storeResult = (ended: Pick<ScheduleRow, "state" | "reason">) =>
    scheduleTables(tx)
      .updateTable("scheduled_change")
      .set({ ...ended, ended_at: new Date().toISOString() })
      .where("key", "=", row.key)
      .execute();
  await storeResult({ state: "done", reason: null });
  const outcome = await tried(tx, row, site);
  const hasFailed = "reason" in outcome;
  if (hasFailed) await storeResult({ state: "failed", reason: outcome.reason });
  else if ("isDone" in outcome) await storeResult({ state: "done", reason: contentProblems.nothingLeft.key });
  const { id, author, langs, at } = row;
  const about = { _id: id, langs: langsIn(langs), at };
  const made = "version" in outcome ? { version: outcome.version } : {};
  const snapshot = { ...about, ...made, ...(hasFailed && { reason: outcome.reason }) };
  const action = hasFailed ? ("scheduleFailed" as const) : CARRIED_OUT[row.act];
  const feature = site.registry.find(({ type }) => type.name === row.type)?.feature.name ?? row.type;
  await record(tx, feature, author, { entityId: id, action, snapshot });
}

/** Tries one change; what failed leaves nothing behind. Throws only what the whole transaction fails of. */
async function tried(
  tx: Database,
  row: ScheduleRow,
  { registry, features, deps: { config, log } }: Site,
): Promise<Outcome> {
  await sql`savepoint scheduled`.execute(tx);
  try {
    const outcome = await outcomeOf(tx, row, registry);
    await deliverEvents(features, { tx, config, author: row.author });
    await sql`release savepoint scheduled`.execute(tx);
    return outcome;
  } catch (err) {
    await sql`rollback to savepoint scheduled`.execute(tx);
    await sql`release savepoint scheduled`.execute(tx);
    if (!(err instanceof Problem)) log.error({ err, type: row.type, id: row.id }, "a planned change failed");
    return { reason: err instanceof Problem ? reasonOf(err) : contentProblems.fault.key };
  }
}

const reasonOf = ({ key, details }: Problem): string => {
  const says = details.errors?.[0]?.says;
  return says === undefined ? key : typeof says === "string" ? says : says.key;
};

async function outcomeOf(tx: Database, row: ScheduleRow, registry: ContentRegistry): Promise<Outcome> {
  const { type } = requireEntryType(registry, row.type, row.id);
  const before = await entryStateOf(tx, type, row.id);
  if (!before) throw new Problem(404, contentProblems.unknownEntry);
  if (before.row.deleted_at !== null) throw new Problem(404, contentProblems.inTrash);
  const acting = { db: tx, staff: { username: row.author } };
  if (row.act === "unpublish" && before.visible === undefined) return { isDone: true };
  const named = langsIn(row.langs);
  const langs = named.length > 0 ? named : LANGS;
  // A later save that needs approval stays pending: the scheduled revision is published without it.
  const isUnseen = row.act === "publish" && (await reviewRow(tx, row)) && row.version !== before.row.number;
  if (isUnseen && row.version === null) throw new Problem(409, contentProblems.unseen);
  const version =
    row.act === "unpublish"
      ? await unpublishEntry(type, row.id, langs, acting)
      : await publishEntry(type, row.id, langs, acting, isUnseen ? (row.version ?? undefined) : undefined);
  return version === before.row.number ? { isDone: true } : { version };
}

/** Milliseconds between two runs. */
const EVERY = 500;
const DAY = 24 * 60 * 60 * 1000;
/** Days for which the calendar shows executed changes. */
const REMEMBERED = 90;

/** When the scheduler last ran. */
const lastRuns = new WeakMap<object, Date>();

/** When the scheduler of this process last ran; null where it does not run. */
export const lastSchedulerRun = ({ mail }: Pick<Deps, "mail">): Date | null => lastRuns.get(mail) ?? null;

/**
 * Runs the scheduler twice a second, in every process that serves: carries out what is due. The first run is at once:
 * what was due while the program did not run, or since the backup that it was restored from, is caught up.
 * @returns a function that stops it
 */
export const scheduler =
  (features: readonly Feature[]) =>
  (deps: Deps): (() => Promise<void>) =>
    startIntervalJob(deps, {
      every: EVERY,
      failing: "what is planned cannot be looked at; it is tried again",
      act: async () => {
        await carryOutDue(deps, features, new Date());
        lastRuns.set(deps.mail, new Date());
      },
    });

/** The daily job that deletes what was done long ago; the journal has it. */
export const deleteDoneChanges: DailyJob = async ({ db }, now) => {
  await scheduleTables(db)
    .deleteFrom("scheduled_change")
    .where("state", "=", "done")
    .where("ended_at", "<", new Date(now.getTime() - REMEMBERED * DAY).toISOString())
    .execute();
};
