import { deleteLeftPresence } from "./content/presence/presence.server";
import { emptyTrash } from "./content/revisions/trash.server";
import { deleteDoneChanges } from "./content/schedule/due.server";
import { deleteOldInvitations, deleteOldLogins } from "./features/accounts/feature.server";
import { backUpNightly } from "./features/backup/nightly/nightly.server";
import { deleteFormerDonors } from "./features/donations/ledger/store.server";
import { eraseOldMessages } from "./features/enquiries/store.server";
import { features } from "./features/index.server";
import { emptyTrash as emptyMediaTrash } from "./features/media/library/handlers.server";
import { deleteOldMissed } from "./features/search/missed.server";
import { deleteOldVisits } from "./features/visits/store.server";
import { cleanUpMedia } from "./media/cleanup.server";
import { fillColours } from "./media/fill-colours.server";
import { secureDelete } from "./platform/db/secure-delete.server";
import { deleteOldAnswers } from "./platform/http/idempotency.server";
import { deleteOldVisitors } from "./platform/http/visitor-allowance.server";
import type { DailyJob } from "./platform/jobs/daily.server";
import { deleteSentMail } from "./platform/mail/outbox-rows.server";

/**
 * The jobs that run once a day, in this order: first those that delete personal data, so that no backup
 * contains it.
 */
export const DAILY_JOBS: readonly DailyJob[] = [
  deleteOldVisitors,
  deleteOldAnswers,
  deleteSentMail,
  deleteOldLogins,
  deleteOldInvitations,
  deleteFormerDonors,
  eraseOldMessages,
  ({ db }) => secureDelete(db, ["donation_words", "enquiry_words"]),
  emptyMediaTrash,
  deleteOldMissed,
  backUpNightly,
  deleteOldVisits,
  emptyTrash(features),
  deleteDoneChanges,
  deleteLeftPresence,
  cleanUpMedia,
  fillColours,
];
