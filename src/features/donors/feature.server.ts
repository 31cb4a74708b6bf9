import { feature } from "../../core/feature.server";
import { donorsAnswers } from "./api.server";
import { donors } from "./definition";

export default feature({
  name: "donors",
  answers: donorsAnswers,
  content: [donors],
  demo: async (tools) => (await import("./demo.server")).seedDonors(tools),
});
