import { contentAnswers } from "../../content/api/handlers.server";
import { scheduler } from "../../content/schedule/scheduler.server";
import { versionsAnswers } from "../../content/versions/handlers.server";
import { type Feature, feature } from "../../platform/feature.server";
import { combined } from "../../platform/http/handlers.server";

/** The content API, drafts, history, the schedule and presence, for the content of the other features. */
export const versionsFeature = (contentFeatures: readonly Feature[]): Feature =>
  feature({
    name: "versions",
    answers: combined(contentAnswers(contentFeatures), versionsAnswers(contentFeatures)),
    background: scheduler(contentFeatures),
  });
