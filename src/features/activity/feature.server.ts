import { type Feature, feature } from "../../platform/feature.server";
import { activityAnswers, type NamesOf } from "./api.server";

/** The journal for staff to read; `features` are all of those whose changes it has, `names` those of what is no content. */
export const activityFeature = (features: () => readonly Feature[], names: NamesOf): Feature =>
  feature({ name: "activity", answers: activityAnswers(features, names) });
