import { feature } from "../../platform/feature.server";
import { donors } from "./definition";

export default feature({
  name: "donors",
  content: [donors],
  demo: async (tools) => (await import("./demo.server")).seedDonors(tools),
});
