import { changed } from "../../content/save/changed.server";
import { saveEntry } from "../../content/save/save-entry.server";
import { publishedRecord } from "../../content/store/published.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { localized } from "../../platform/locale/lang";
import { combinedOf, organizationContract, textsOf } from "./contract";
import { organization } from "./definition";
import { organizationProblems } from "./problems.server";
import { organizationView } from "./view.server";

const rules = { type: organization };

const organizationHandlers: Handlers<typeof organizationContract> = {
  current: async (_, { db }) => {
    const entry = await publishedRecord(db, organization);
    return {
      orgStructure: [{ _id: entry._id, combined: combinedOf(entry), version: entry.version }],
      shown: localized((lang) => organizationView(entry, lang)),
    };
  },

  replace: async ({ combined, version }, call) =>
    changed("edit", await saveEntry(rules, { given: textsOf(combined), version }, call, "combined."), {}),
};

const organizationAnswers = answers(organizationContract, organizationHandlers);

export default feature({
  name: "organization",
  answers: organizationAnswers,
  problems: organizationProblems,
  content: [organization],
  demo: async (tools) => (await import("./demo.server")).seedOrganization(tools),
});
