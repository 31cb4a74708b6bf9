import { type Feature, feature } from "../../core/feature.server";
import { type Surroundings, translationsAnswers } from "./api.server";
import { exchangeProblems } from "./exchange/problems.server";

/** The feature, told of the things whose texts it follows. */
export const translationsFeature = (surroundings: Surroundings): Feature =>
  feature({
    name: "translations",
    answers: translationsAnswers(surroundings),
    problems: exchangeProblems,
    filledTables: ["translation", "translation_count"],
  });
