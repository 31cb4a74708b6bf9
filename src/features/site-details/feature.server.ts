import { entryRules } from "../../content/save/entry-rules.server";
import { publishedRecord } from "../../content/store/published.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { siteDetailsContract } from "./contract";
import { siteDetails } from "./definition";
import { siteDetailsProblems } from "./problems.server";
import { siteDetailsRules } from "./rules.server";

const handlers: Handlers<typeof siteDetailsContract> = {
  read: async (_, { db }) => ({ siteDetails: await publishedRecord(db, siteDetails) }),
};

export default feature({
  name: "site-details",
  answers: answers(siteDetailsContract, handlers),
  problems: siteDetailsProblems,
  content: [siteDetails],
  entryRules: [entryRules(siteDetailsRules)],
  filledTables: ["site_identity"],
  demo: async (tools) => (await import("./demo.server")).seedSiteDetails(tools),
});
