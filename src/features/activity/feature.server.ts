import { type Feature, feature } from "../../platform/feature.server";
import { type ActivityParts, activityAnswers } from "./api.server";

/** The journal for staff to read. */
export const activityFeature = (parts: ActivityParts): Feature =>
  feature({ name: "activity", answers: activityAnswers(parts) });
