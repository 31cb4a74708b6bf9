import { changed } from "../../content/save/changed.server";
import { saveEntry } from "../../content/save/save-entry.server";
import { published } from "../../content/store/published.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
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
    changed("edit", await saveEntry({ type: special }, { id: String(num), given, version }, call, ""), {}),
};

const specialAnswers = answers(specialContract, specialHandlers);

export default feature({
  name: "special",
  answers: specialAnswers,
  content: [special],
  demo: async (tools) => (await import("./demo.server")).seedSpecial(tools),
});
