import { answers, type Handlers } from "../../core/api/handlers.server";
import { localized } from "../../core/locale/lang";
import { organizationContract } from "./contract";
import { organizationStore } from "./store.server";
import { organizationView } from "./view.server";

const organizationHandlers: Handlers<typeof organizationContract> = {
  current: async (_, { db }) => {
    const organization = await organizationStore(db).read();
    const shown = localized((lang) => organizationView(organization.combined, lang));
    return { orgStructure: [organization], shown };
  },

  replace: async ({ combined, version }, { db }) => {
    const organization = await organizationStore(db).replace(combined, version);
    return {
      entityId: organization._id,
      action: "edit",
      snapshot: organization,
      answer: { message: "success" },
    };
  },
};

export const organizationAnswers = answers(organizationContract, organizationHandlers);
