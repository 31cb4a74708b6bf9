import { answers, type Handlers } from "../../core/api/handlers.server";
import { donorsContract } from "./contract";
import { donorsStore } from "./store.server";

const donorsHandlers: Handlers<typeof donorsContract> = {
  all: async (_, { db }) => ({ donors: [await donorsStore(db).read()] }),

  replace: async ({ version, ...names }, { db }) => {
    const donors = await donorsStore(db).update(names, version);
    return { entityId: donors._id, action: "edit", snapshot: donors, answer: { message: "success" } };
  },
};

export const donorsAnswers = answers(donorsContract, donorsHandlers);
