import { feature } from "../../platform/feature.server";
import { enquiriesAnswers } from "./api.server";
import { enquiriesProblems } from "./problems.server";
import type { FindItem } from "./receive.server";

/** The feature, told how to find a charity item, which another feature keeps. */
export const enquiriesFeature = (findItem: FindItem) =>
  feature({
    name: "enquiries",
    answers: enquiriesAnswers(findItem),
    problems: enquiriesProblems,
  });
