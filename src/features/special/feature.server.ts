import { feature } from "../../platform/feature.server";
import { special } from "./definition";

export default feature({
  name: "special",
  content: [special],
  demo: async (tools) => (await import("./demo.server")).seedSpecial(tools),
});
