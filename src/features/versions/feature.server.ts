import { deleteLeftPresence } from "../../core/content/presence/presence.server";
import { deleteDoneChanges, scheduler } from "../../core/content/schedule/scheduler.server";
import { versionsAnswers } from "../../core/content/versions/answers.server";
import { emptyTrash } from "../../core/content/versions/trash.server";
import { type Feature, feature } from "../../core/feature.server";

/** Drafts, versions, the schedule and presence for the content of the other features. */
export const versionsFeature = (contentFeatures: readonly Feature[]): Feature =>
  feature({
    name: "versions",
    answers: versionsAnswers(contentFeatures),
    background: scheduler(contentFeatures),
    daily: [emptyTrash(contentFeatures), deleteDoneChanges, deleteLeftPresence],
  });
