import { feature } from "../../core/feature.server";
import { siteDetailsAnswers } from "./api.server";
import { siteDetailsProblems } from "./problems.server";

export default feature({
  name: "site-details",
  answers: siteDetailsAnswers,
  problems: siteDetailsProblems,
  filledTables: ["site_details", "site_identity"],
  demo: async (tools) => (await import("./demo.server")).seedSiteDetails(tools),
});
