import { feature } from "../../core/feature.server";
import { smaAnswers } from "./api.server";
import { sma, smaReview } from "./definition";
import { publishFirstTopics } from "./first-topics.server";
import { smaPage } from "./known-page.server";
import { smaProblems } from "./problems.server";

export default feature({
  name: "sma",
  answers: smaAnswers,
  problems: smaProblems,
  content: [sma, smaReview],
  firstContent: publishFirstTopics,
  pages: [smaPage],
});
