import { feature } from "../../core/feature.server";
import { charityItemsAnswers } from "./api.server";

export default feature({
  name: "charity-items",
  answers: charityItemsAnswers,
  demo: async (tools) => (await import("./demo.server")).seedCharityItems(tools),
});
