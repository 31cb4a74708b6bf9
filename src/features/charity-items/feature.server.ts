import { savedUnder } from "../../core/content/versions/entry-calls.server";
import { feature } from "../../core/feature.server";
import { charityItemsAnswers } from "./api.server";
import { charityItems } from "./definition";
import { charityItemsProblems } from "./problems.server";

export default feature({
  name: "charity-items",
  answers: charityItemsAnswers,
  content: [charityItems],
  entryCalls: [{ type: charityItems, saves: savedUnder("item") }],
  problems: charityItemsProblems,
  demo: async (tools) => (await import("./demo.server")).seedCharityItems(tools),
});
