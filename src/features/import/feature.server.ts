import { type Feature, feature } from "../../platform/feature.server";
import { importAnswers } from "./api.server";
import { endRun } from "./background-runs.server";
import { importProblems } from "./problems.server";

/** The import from an old site, into the content of these features. */
export const importFeature = (features: () => readonly Feature[]): Feature =>
  feature({
    name: "import",
    answers: importAnswers(features),
    problems: importProblems,
    background: (deps) => () => endRun(deps),
  });
