import { feature } from "../../core/feature.server";
import { organizationAnswers } from "./api.server";

export default feature({
  name: "organization",
  answers: organizationAnswers,
  filledTables: ["organization"],
  demo: async (tools) => (await import("./demo.server")).seedOrganization(tools),
});
