import { feature } from "../../core/feature.server";
import { volunteerAnswers } from "./api.server";
import { volunteerProblems } from "./problems.server";

export default feature({
  name: "volunteer",
  answers: volunteerAnswers,
  problems: volunteerProblems,
  filledTables: ["volunteer"],
  demo: async (tools) => (await import("./demo.server")).seedVolunteer(tools),
});
