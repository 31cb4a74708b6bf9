import { feature } from "../../core/feature.server";
import { notesAnswers } from "./api.server";
import { notes } from "./definition";
import { notesProblems } from "./problems.server";

export default feature({
  name: "notes",
  answers: notesAnswers,
  content: [notes],
  problems: notesProblems,
  demo: async (tools) => (await import("./demo.server")).seedNotes(tools),
});
