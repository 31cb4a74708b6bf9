import { feature } from "../../core/feature.server";
import { smaAnswers } from "./api.server";
import { publishFirstTopics } from "./first-topics.server";
import { smaPage } from "./known-page.server";
import { smaProblems } from "./problems.server";

export default feature({
  name: "sma",
  answers: smaAnswers,
  problems: smaProblems,
  filledTables: ["sma_review", "sma_topic"],
  firstContent: publishFirstTopics,
  pages: [smaPage],
});
