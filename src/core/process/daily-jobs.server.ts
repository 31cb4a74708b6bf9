import { forgetAnswers } from "../api/idempotency.server";
import { forgetVisitors } from "../api/visitor-allowance.server";
import { expunge } from "../db/expunge.server";
import type { Feature } from "../feature.server";
import { forgetSentMail } from "../mail/outbox-rows.server";
import { fillColours } from "../media/fill-colours.server";
import { sweepMedia } from "../media/sweep.server";
import type { DailyJob } from "./daily.server";

/**
 * The jobs of core and the features that are done once a day: first what forgets somebody, which no backup is to
 * hold.
 */
export function dailyJobs(features: readonly Feature[]): readonly DailyJob[] {
  const words = features.flatMap(({ wordsToExpunge = [] }) => wordsToExpunge);
  return [
    forgetVisitors,
    forgetAnswers,
    forgetSentMail,
    ...features.flatMap(({ forgets = [] }) => forgets),
    ({ db }) => expunge(db, words),
    ...features.flatMap(({ daily = [] }) => daily),
    sweepMedia,
    fillColours,
  ];
}
