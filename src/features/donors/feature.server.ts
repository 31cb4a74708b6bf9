import { feature } from "../../core/feature.server";
import { donorsAnswers } from "./api.server";

export default feature({
  name: "donors",
  answers: donorsAnswers,
  filledTables: ["donors"],
  demo: async (tools) => (await import("./demo.server")).seedDonors(tools),
});
