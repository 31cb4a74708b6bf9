import type { Entry } from "../../content/definition";
import { changed, recordActions } from "../../content/handlers.server";
import { savedWhole } from "../../content/registry/entry-calls.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { localized } from "../../platform/locale/lang";
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
