import { deleteLeftPresence } from "../../content/presence/presence.server";
import { deleteDoneChanges, scheduler } from "../../content/schedule/scheduler.server";
import { versionsAnswers } from "../../content/versions/handlers.server";
import { emptyTrash } from "../../content/versions/trash.server";
import { type Feature, feature } from "../../platform/feature.server";

/** Drafts, versions, the schedule and presence for the content of the other features. */
export const versionsFeature = (contentFeatures: readonly Feature[]): Feature =>
  feature({
    name: "versions",
    answers: versionsAnswers(contentFeatures),
    background: scheduler(contentFeatures),
    daily: [emptyTrash(contentFeatures), deleteDoneChanges, deleteLeftPresence],
  });
