import type { Deps } from "../../deps.server";
import type { Feature } from "../../feature.server";
import type { DailyJob } from "../../process/daily.server";
import { keepDoing } from "../../process/keep-doing.server";
import { carryOutDue } from "./due.server";
import { scheduleTables } from "./schedule.server";

/** Milliseconds between two looks. */
const EVERY = 500;
const DAY = 24 * 60 * 60 * 1000;
/** Days for which the calendar knows what was done. */
const REMEMBERED = 90;

/** When each process last looked whether something is due. */
const looks = new WeakMap<object, Date>();

/** When this process last looked; null where it does not. */
export const lastLook = ({ mail }: Pick<Deps, "mail">): Date | null => looks.get(mail) ?? null;

/**
 * Looks twice a second, in every process that serves, whether something is due, and does it. The first look is at once:
 * what was due while the program did not run, or since the backup that it was restored from, is caught up.
 * @returns a function that ends it
 */
export const keepLooking =
  (features: readonly Feature[]) =>
  (deps: Deps): (() => Promise<void>) =>
    keepDoing(deps, {
      every: EVERY,
      failing: "what is planned cannot be looked at; it is tried again",
      act: async () => {
        await carryOutDue(deps, features, new Date());
        looks.set(deps.mail, new Date());
      },
    });

/** The daily job that forgets what was done long ago; the journal has it. */
export const forgetDone: DailyJob = async ({ db }, now) => {
  await scheduleTables(db)
    .deleteFrom("scheduled_change")
    .where("state", "=", "done")
    .where("ended_at", "<", new Date(now.getTime() - REMEMBERED * DAY).toISOString())
    .execute();
};
