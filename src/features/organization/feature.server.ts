import { feature } from "../../core/feature.server";
import { organizationAnswers } from "./api.server";
import { organization } from "./definition";
import { organizationProblems } from "./problems.server";

export default feature({
  name: "organization",
  answers: organizationAnswers,
  problems: organizationProblems,
  content: [organization],
  demo: async (tools) => (await import("./demo.server")).seedOrganization(tools),
});
