import { versionsAnswers } from "../../core/content/versions/answers.server";
import { emptyTrash } from "../../core/content/versions/trash.server";
import { type Feature, feature } from "../../core/feature.server";

/** Drafts and versions of what the other features keep. */
export const versionsFeature = (keepers: readonly Feature[]): Feature =>
  feature({ name: "versions", answers: versionsAnswers(keepers), daily: [emptyTrash(keepers)] });
