import { feature } from "../../core/feature.server";
import { charityItemsAnswers } from "./api.server";
import { charityItemsProblems } from "./problems.server";

export default feature({
  name: "charity-items",
  answers: charityItemsAnswers,
  problems: charityItemsProblems,
  demo: async (tools) => (await import("./demo.server")).seedCharityItems(tools),
});
