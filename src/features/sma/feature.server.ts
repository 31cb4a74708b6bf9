import { savedUnder, savedWhole } from "../../content/registry/entry-calls.server";
import { feature } from "../../platform/feature.server";
import { smaAnswers } from "./api.server";
import { type ReviewEntry, sma, smaReview, type TopicEntry } from "./definition";
import { publishFirstTopics } from "./first-topics.server";
import { smaProblems } from "./problems.server";
import { answeredReview, withIds } from "./topics.server";

export default feature({
  name: "sma",
  answers: smaAnswers,
  problems: smaProblems,
  content: [sma, smaReview],
  entryCalls: [
    { type: sma, saves: savedUnder("topic"), answered: (topic) => withIds(topic as unknown as TopicEntry) },
    {
      type: smaReview,
      saves: savedWhole("editReview"),
      answered: (review) => answeredReview(review as unknown as ReviewEntry),
    },
  ],
  firstContent: publishFirstTopics,
});
