import { feature } from "../../platform/feature.server";
import { volunteer } from "./definition";
import { volunteerProblems } from "./problems.server";

export default feature({
  name: "volunteer",
  problems: volunteerProblems,
  content: [volunteer],
  demo: async (tools) => (await import("./demo.server")).seedVolunteer(tools),
});
