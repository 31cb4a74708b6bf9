import { type Feature, feature } from "../../platform/feature.server";
import { importAnswers } from "./api.server";
import { endRun, type Importing } from "./background-runs.server";
import { importProblems } from "./problems.server";

/** The import from an old site, a file or our own export, into the content of these features. */
export const importFeature = (importing: () => Importing): Feature =>
  feature({
    name: "import",
    answers: importAnswers(importing),
    problems: importProblems,
    background: (deps) => () => endRun(deps),
  });
