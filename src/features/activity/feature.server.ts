import { type Feature, feature } from "../../platform/feature.server";
import { activityAnswers } from "./api.server";

/** The journal for staff to read; `features` are all of those whose changes it has. */
export const activityFeature = (features: () => readonly Feature[]): Feature =>
  feature({ name: "activity", answers: activityAnswers(features) });
