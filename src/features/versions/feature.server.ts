import { forgetLeft } from "../../core/content/presence/presence.server";
import { forgetDone, keepLooking } from "../../core/content/schedule/keep-looking.server";
import { versionsAnswers } from "../../core/content/versions/answers.server";
import { emptyTrash } from "../../core/content/versions/trash.server";
import { type Feature, feature } from "../../core/feature.server";

/** Drafts, versions, the schedule and who has open what of what the other features keep. */
export const versionsFeature = (keepers: readonly Feature[]): Feature =>
  feature({
    name: "versions",
    answers: versionsAnswers(keepers),
    background: keepLooking(keepers),
    daily: [emptyTrash(keepers), forgetDone, forgetLeft],
  });
