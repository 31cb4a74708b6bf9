import { feature } from "../../core/feature.server";
import { redirectsAnswers } from "./api.server";
import { redirects } from "./definition";
import { keepHits } from "./hits.server";
import { redirectsProblems } from "./problems.server";
import { redirectLead } from "./table.server";

export default feature({
  name: "redirects",
  answers: redirectsAnswers,
  content: [redirects],
  // Visitors are led on or not: there is nothing to draft.
  entryCalls: [{ type: redirects, saves: () => undefined }],
  problems: redirectsProblems,
  leads: redirectLead,
  background: keepHits,
});
