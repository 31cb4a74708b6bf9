import { feature } from "../../platform/feature.server";
import { enquiriesAnswers } from "./api.server";
import { enquiriesProblems } from "./problems.server";
import type { FindItem } from "./receive.server";

/** Makes the feature; charity items belong to another feature and are passed in. */
export const enquiriesFeature = (findItem: FindItem) =>
  feature({
    name: "enquiries",
    answers: enquiriesAnswers(findItem),
    problems: enquiriesProblems,
  });
