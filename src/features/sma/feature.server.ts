import { entryRules } from "../../content/save/entry-rules.server";
import { feature } from "../../platform/feature.server";
import { smaAnswers, topicRules } from "./api.server";
import { sma, smaReview } from "./definition";
import { publishFirstTopics } from "./first-topics.server";
import { smaProblems } from "./problems.server";

export default feature({
  name: "sma",
  answers: smaAnswers,
  problems: smaProblems,
  content: [sma, smaReview],
  entryRules: [entryRules(topicRules)],
  firstContent: publishFirstTopics,
});
