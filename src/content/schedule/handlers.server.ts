import type { Grant } from "../../platform/auth/roles";
import type { Database } from "../../platform/db/database.server";
import type { Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import type { Lang } from "../../platform/locale/lang";
import { type OwnProblem, problemMessage } from "../../platform/locale/words/problems";
import { mayChangeType, readableBy, requireSaveAccess } from "../access/staff-access.server";
import { contentProblems } from "../problems.server";
import {
  type ContentRegistry,
  findEntryType,
  idOf,
  nameOfType,
  requireEntryType,
} from "../registry/content-registry.server";
import { requireUnseen } from "../review/approval-request.server";
import { deletedAmong, entryTitles } from "../store/entry-state.server";
import type { CalendarEntry, scheduleContract } from "./contract";
import { lastSchedulerRun } from "./due.server";
import { langsIn, type ScheduleRow, scheduleTables } from "./schedule.server";

/** Most entries of the calendar that are scheduled or failed, and most that were executed. */
const MOST = 500;
const DONE = 50;
/** Milliseconds after which what is still waiting is called overdue: it is done within two seconds. */
const OVERDUE = 10_000;

/** The handlers of {@link scheduleContract}, for the entry types of the registry. */
export const scheduleHandlers = (registry: ContentRegistry): Handlers<typeof scheduleContract> => ({
  calendar: async (_, { db, deps, lang, staff }) => {
    const now = new Date();
    const [coming, failed, done] = await Promise.all([
      inState(db, "waiting")
        .orderBy("at")
        .orderBy("key")
        .limit(MOST + 1)
        .execute(),
      inState(db, "failed").orderBy("at", "desc").orderBy("key").limit(MOST).execute(),
      inState(db, "done").orderBy("ended_at", "desc").orderBy("key").limit(DONE).execute(),
    ]);
    const rows = [...coming.slice(0, MOST), ...failed, ...done];
    const entries = await entriesOf(rows, { db, lang, staff, registry, now });
    const looked = lastSchedulerRun(deps)?.toISOString() ?? null;
    return { entries, more: coming.length > MOST, looked };
  },

  unschedule: async ({ type: name, id, key }, { db, staff, approval }) => {
    requireUnseen(approval);
    const { feature, type } = requireSaveAccess(requireEntryType(registry, name, id), staff);
    const own = await idOf(db, type, id);
    const gone = await scheduleTables(db)
      .deleteFrom("scheduled_change")
      .where("key", "=", key)
      .where("type", "=", type.name)
      .where("id", "=", own)
      .where("state", "!=", "done")
      .returning(["langs", "at", "act"])
      .executeTakeFirst();
    if (!gone) throw new Problem(404, contentProblems.notScheduled);
    const snapshot = { _id: own, ...gone, langs: langsIn(gone.langs) };
    const answer = { message: "success" as const, id: own };
    return { entityId: own, action: "unschedule", snapshot, feature: feature.name, answer };
  },
});

const inState = (db: Database, state: ScheduleRow["state"]) =>
  scheduleTables(db).selectFrom("scheduled_change").selectAll().where("state", "=", state);

interface Asking {
  db: Database;
  lang: Lang;
  staff: Grant;
  registry: ContentRegistry;
  now: Date;
}

/** The entries of the calendar whose content the account may read. */
async function entriesOf(
  rows: readonly ScheduleRow[],
  { db, lang, staff, registry, now }: Asking,
): Promise<CalendarEntry[]> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const [titles, isDeleted] = [await entryTitles(db, ids), await deletedAmong(db, rows)];
  const isReadable = await readableBy(db, registry, staff);
  return rows.flatMap((row) => {
    const entryType = findEntryType(registry, row.type, row.id);
    if (!isReadable(row)) return [];
    const { author: by, langs, ended_at: ended, state, reason, ...rest } = row;
    const isOverdue = state === "waiting" && now.getTime() - Date.parse(row.at) > OVERDUE;
    return {
      ...rest,
      ...{ by, ended, langs: langsIn(langs), title: titles.get(row.id) ?? null },
      kind: entryType ? nameOfType(entryType.type, lang) : row.type,
      state: isOverdue ? "overdue" : state,
      deleted: isDeleted(row),
      mayChange: mayChangeType(staff, entryType?.type ?? { name: row.type }),
      reason: reason === null ? null : problemMessage(lang, reasons[reason] ?? contentProblems.fault),
    };
  });
}

const reasons: Readonly<Record<string, OwnProblem>> = contentProblems;
