import { contentAnswers } from "../../content/api/handlers.server";
import { revisionsAnswers } from "../../content/revisions/handlers.server";
import { scheduler } from "../../content/schedule/due.server";
import { combined, type Feature, feature } from "../../platform/feature.server";

/** The content API, drafts, history, the schedule and presence, for the content of the other features. */
export const revisionsFeature = (contentFeatures: readonly Feature[]): Feature =>
  feature({
    name: "revisions",
    answers: combined(contentAnswers(contentFeatures), revisionsAnswers(contentFeatures)),
    background: scheduler(contentFeatures),
  });
