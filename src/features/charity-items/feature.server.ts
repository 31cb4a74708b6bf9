import { feature } from "../../core/feature.server";
import { charityItemsAnswers } from "./api.server";
import { charityItems } from "./definition";
import { charityItemsProblems } from "./problems.server";

export default feature({
  name: "charity-items",
  answers: charityItemsAnswers,
  content: [charityItems],
  problems: charityItemsProblems,
  demo: async (tools) => (await import("./demo.server")).seedCharityItems(tools),
});
