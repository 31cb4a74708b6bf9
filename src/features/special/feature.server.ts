import { feature } from "../../core/feature.server";
import { specialAnswers } from "./api.server";

export default feature({
  name: "special",
  answers: specialAnswers,
  filledTables: ["special_image"],
  demo: async (tools) => (await import("./demo.server")).seedSpecial(tools),
});
