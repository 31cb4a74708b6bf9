import { feature } from "../../platform/feature.server";
import { organization } from "./definition";
import { organizationProblems } from "./problems.server";

export default feature({
  name: "organization",
  problems: organizationProblems,
  content: [organization],
  demo: async (tools) => (await import("./demo.server")).seedOrganization(tools),
});
