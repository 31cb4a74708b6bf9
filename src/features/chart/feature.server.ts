import { feature } from "../../core/feature.server";
import { chartAnswers } from "./api.server";
import { chartProblems } from "./problems.server";

export default feature({
  name: "chart",
  answers: chartAnswers,
  problems: chartProblems,
  filledTables: ["chart"],
  demo: async (tools) => (await import("./demo.server")).seedChart(tools),
});
