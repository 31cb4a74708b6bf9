import { feature } from "../../core/feature.server";
import { chartAnswers } from "./api.server";
import { chart } from "./definition";
import { chartProblems } from "./problems.server";

export default feature({
  name: "chart",
  answers: chartAnswers,
  problems: chartProblems,
  content: [chart],
  demo: async (tools) => (await import("./demo.server")).seedChart(tools),
});
