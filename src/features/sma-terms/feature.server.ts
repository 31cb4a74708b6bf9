import { feature } from "../../platform/feature.server";
import { smaTerms } from "./definition";
import { publishFirstTerms } from "./first-terms.server";
import { smaTermsProblems } from "./problems.server";

export default feature({
  name: "sma-terms",
  problems: smaTermsProblems,
  content: [smaTerms],
  firstContent: publishFirstTerms,
});
