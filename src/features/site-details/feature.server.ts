import { feature } from "../../core/feature.server";
import { siteDetailsAnswers } from "./api.server";
import { siteDetails } from "./definition";
import { siteDetailsProblems } from "./problems.server";

export default feature({
  name: "site-details",
  answers: siteDetailsAnswers,
  problems: siteDetailsProblems,
  content: [siteDetails],
  filledTables: ["site_identity"],
  demo: async (tools) => (await import("./demo.server")).seedSiteDetails(tools),
});
