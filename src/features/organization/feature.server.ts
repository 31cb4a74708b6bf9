import { answers, type Handlers } from "../../core/api/handlers.server";
import type { Entry } from "../../core/content/definition";
import { changed, recordActions } from "../../core/content/handlers.server";
import { savedWhole } from "../../core/content/registry/entry-calls.server";
import { feature } from "../../core/feature.server";
import { localized } from "../../core/locale/lang";
import { combinedOf, organizationContract, textsOf } from "./contract";
import { organization } from "./definition";
import { organizationProblems } from "./problems.server";
import { organizationView } from "./view.server";

const actions = recordActions(organization);

const organizationHandlers: Handlers<typeof organizationContract> = {
  current: async (_, { db }) => {
    const entry = await actions.read(db);
    return {
      orgStructure: [{ _id: entry._id, combined: combinedOf(entry), version: entry.version }],
      shown: localized((lang) => organizationView(entry, lang)),
    };
  },

  replace: async ({ combined, version }, call) =>
    changed("edit", await actions.save(textsOf(combined), { version }, call, "combined."), {}),
};

const organizationAnswers = answers(organizationContract, organizationHandlers);

export default feature({
  name: "organization",
  answers: organizationAnswers,
  problems: organizationProblems,
  content: [organization],
  entryCalls: [
    {
      type: organization,
      saves: savedWhole("replace"),
      answered: (entry) => {
        const { _id, version, ...texts } = entry as unknown as Entry<typeof organization>;
        return { _id, combined: combinedOf(texts), version };
      },
    },
  ],
  demo: async (tools) => (await import("./demo.server")).seedOrganization(tools),
});
