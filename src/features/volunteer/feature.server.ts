import { feature } from "../../platform/feature.server";
import { volunteerAnswers } from "./api.server";
import { volunteer } from "./definition";
import { volunteerProblems } from "./problems.server";

export default feature({
  name: "volunteer",
  answers: volunteerAnswers,
  problems: volunteerProblems,
  content: [volunteer],
  demo: async (tools) => (await import("./demo.server")).seedVolunteer(tools),
});
