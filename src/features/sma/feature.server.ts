import { entryRules } from "../../content/save/entry-rules.server";
import { feature } from "../../platform/feature.server";
import { sma, smaReview } from "./definition";
import { smaProblems } from "./problems.server";
import { topicRules } from "./rules.server";

export default feature({
  name: "sma",
  problems: smaProblems,
  content: [sma, smaReview],
  entryRules: [entryRules(topicRules)],
});
