import { forgetDone, keepLooking } from "../../core/content/schedule/keep-looking.server";
import { versionsAnswers } from "../../core/content/versions/answers.server";
import { emptyTrash } from "../../core/content/versions/trash.server";
import { type Feature, feature } from "../../core/feature.server";

/** Drafts, versions and the schedule of what the other features keep. */
export const versionsFeature = (keepers: readonly Feature[]): Feature =>
  feature({
    name: "versions",
    answers: versionsAnswers(keepers),
    background: keepLooking(keepers),
    daily: [emptyTrash(keepers), forgetDone],
  });
