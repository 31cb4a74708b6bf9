import { answers, type Handlers } from "../../core/api/handlers.server";
import { changed, recordActions } from "../../core/content/handlers.server";
import { published } from "../../core/content/store/published.server";
import { specialContract } from "./contract";
import { special } from "./definition";

const specialHandlers: Handlers<typeof specialContract> = {
  all: async (_, { db }) => {
    const slots = await published(db, special).all();
    return {
      special: slots.map(({ _id, photo_id, caption, version }) => [
        { num: Number(_id), photo_id, caption, version },
      ]),
    };
  },

  replace: async ({ num, version, ...given }, call) =>
    changed("edit", await recordActions(special, String(num)).save(given, { version }, call, ""), {}),
};

export const specialAnswers = answers(specialContract, specialHandlers);
