import { contentAnswers } from "../../content/api/handlers.server";
import { type Feature, feature } from "../../platform/feature.server";

/** The content API: one set of calls for the content types of these features. */
export const contentFeature = (features: readonly Feature[]): Feature =>
  feature({ name: "content", answers: contentAnswers(features) });
