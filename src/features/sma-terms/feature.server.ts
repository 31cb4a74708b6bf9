import { savedUnder } from "../../core/content/versions/entry-calls.server";
import { feature } from "../../core/feature.server";
import { smaTermsAnswers } from "./api.server";
import { smaTerms } from "./definition";
import { publishFirstTerms } from "./first-terms.server";
import { smaTermsProblems } from "./problems.server";

export default feature({
  name: "sma-terms",
  answers: smaTermsAnswers,
  problems: smaTermsProblems,
  content: [smaTerms],
  entryCalls: [{ type: smaTerms, saves: savedUnder("term") }],
  firstContent: publishFirstTerms,
});
