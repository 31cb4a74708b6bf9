import { feature } from "../../core/feature.server";
import { siteDetailsAnswers } from "./api.server";

export default feature({
  name: "site-details",
  answers: siteDetailsAnswers,
  filledTables: ["site_details", "site_identity"],
  demo: async (tools) => (await import("./demo.server")).seedSiteDetails(tools),
});
