import { feature } from "../../core/feature.server";
import { volunteerAnswers } from "./api.server";

export default feature({
  name: "volunteer",
  answers: volunteerAnswers,
  filledTables: ["volunteer"],
  demo: async (tools) => (await import("./demo.server")).seedVolunteer(tools),
});
