import { feature, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { donorsContract } from "./contract";
import { donorsStore } from "./store.server";

const donorsHandlers: Handlers<typeof donorsContract> = {
  all: async (_, { db }) => ({ donors: [await donorsStore(db).read()] }),

  replace: async ({ version, ...names }, { db }) => {
    const before = await donorsStore(db).read();
    const donors = { ...names, _id: before._id, version: (version ?? before.version) + 1 };
    if (!(await donorsStore(db).replace(donors))) throw new Problem(409, "overtaken");
    return { entityId: donors._id, action: "edit", snapshot: donors, answer: { message: "success" } };
  },
};

export const donorsFeature = feature("donors", donorsContract, donorsHandlers);
