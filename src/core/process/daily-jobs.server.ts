import { deleteOldAnswers } from "../api/idempotency.server";
import { deleteOldVisitors } from "../api/visitor-allowance.server";
import { secureDelete } from "../db/secure-delete.server";
import type { Feature } from "../feature.server";
import { deleteSentMail } from "../mail/outbox-rows.server";
import { cleanUpMedia } from "../media/cleanup.server";
import { fillColours } from "../media/fill-colours.server";
import type { DailyJob } from "./daily.server";

/**
 * The jobs of core and the features that are done once a day: first what deletes personal data, which no backup is to
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
