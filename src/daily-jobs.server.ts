import { cleanUpMedia } from "./media/cleanup.server";
import { fillColours } from "./media/fill-colours.server";
import { secureDelete } from "./platform/db/secure-delete.server";
import type { Feature } from "./platform/feature.server";
import { deleteOldAnswers } from "./platform/http/idempotency.server";
import { deleteOldVisitors } from "./platform/http/visitor-allowance.server";
import type { DailyJob } from "./platform/jobs/daily.server";
import { deleteSentMail } from "./platform/mail/outbox-rows.server";

/**
 * The jobs of the program and its features that are done once a day: first what deletes personal data, which no backup is to
 * hold.
 */
export function dailyJobs(features: readonly Feature[]): readonly DailyJob[] {
  const words = features.flatMap(({ secureDeleteIndexes = [] }) => secureDeleteIndexes);
  return [
    deleteOldVisitors,
    deleteOldAnswers,
    deleteSentMail,
    ...features.flatMap(({ retention = [] }) => retention),
    ({ db }) => secureDelete(db, words),
    ...features.flatMap(({ daily = [] }) => daily),
    cleanUpMedia,
    fillColours,
  ];
}
