import { feature } from "../../core/feature.server";
import { chartAnswers } from "./api.server";

export default feature({
  name: "chart",
  answers: chartAnswers,
  filledTables: ["chart"],
  demo: async (tools) => (await import("./demo.server")).seedChart(tools),
});
