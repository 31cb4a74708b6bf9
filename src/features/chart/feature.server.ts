import { feature } from "../../platform/feature.server";
import { chart } from "./definition";
import { chartProblems } from "./problems.server";

export default feature({
  name: "chart",
  problems: chartProblems,
  content: [chart],
  demo: async (tools) => (await import("./demo.server")).seedChart(tools),
});
