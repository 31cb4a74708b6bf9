import { feature } from "../../core/feature.server";
import { smaAnswers } from "./api.server";
import { publishFirstTopics } from "./first-topics.server";
import { smaPage } from "./known-page.server";

export default feature({
  name: "sma",
  answers: smaAnswers,
  filledTables: ["sma_review", "sma_topic"],
  firstContent: publishFirstTopics,
  pages: [smaPage],
});
