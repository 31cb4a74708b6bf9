import { feature } from "../../core/feature.server";
import { organizationAnswers } from "./api.server";
import { organizationProblems } from "./problems.server";

export default feature({
  name: "organization",
  answers: organizationAnswers,
  problems: organizationProblems,
  filledTables: ["organization"],
  demo: async (tools) => (await import("./demo.server")).seedOrganization(tools),
});
