import { feature } from "../../platform/feature.server";
import { notes } from "./definition";
import { notesProblems } from "./problems.server";

export default feature({
  name: "notes",
  content: [notes],
  problems: notesProblems,
  demo: async (tools) => (await import("./demo.server")).seedNotes(tools),
});
