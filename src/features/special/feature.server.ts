import { feature } from "../../core/feature.server";
import { specialAnswers } from "./api.server";
import { special } from "./definition";

export default feature({
  name: "special",
  answers: specialAnswers,
  content: [special],
  entryCalls: [
    {
      type: special,
      saves: ({ id, version, entry }) => ({
        call: "replace",
        body: { num: Number(id), ...entry, version },
        at: "",
      }),
    },
  ],
  demo: async (tools) => (await import("./demo.server")).seedSpecial(tools),
});
