import { answers, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { requireImages } from "../../core/media/registry.server";
import { specialContract } from "./contract";
import { specialStore } from "./store.server";

const specialHandlers: Handlers<typeof specialContract> = {
  all: async (_, { db }) => ({ special: (await specialStore(db).all()).map((slot) => [slot]) }),

  replace: async ({ version, ...content }, { db }) => {
    if (content.photo_id !== null) await requireImages(db, [{ id: content.photo_id, path: "photo_id" }]);
    const slot = await specialStore(db).replace(content, version);
    if (!slot) throw new Problem(409, "overtaken");
    const _id = String(slot.num);
    return { entityId: _id, action: "edit", snapshot: { _id, ...slot }, answer: { message: "success" } };
  },
};

export const specialAnswers = answers(specialContract, specialHandlers);
