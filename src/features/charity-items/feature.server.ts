import { feature } from "../../platform/feature.server";
import { charityItems } from "./definition";
import { charityItemsProblems } from "./problems.server";

export default feature({
  name: "charity-items",
  content: [charityItems],
  problems: charityItemsProblems,
  demo: async (tools) => (await import("./demo.server")).seedCharityItems(tools),
});
