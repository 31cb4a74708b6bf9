import type { Deps } from "../../platform/deps.server";
import type { Feature } from "../../platform/feature.server";
import type { DailyJob } from "../../platform/jobs/daily.server";
import { startIntervalJob } from "../../platform/jobs/interval-job.server";
import { carryOutDue } from "./due.server";
import { scheduleTables } from "./schedule.server";

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
