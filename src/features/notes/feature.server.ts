import { feature } from "../../core/feature.server";
import { notesAnswers } from "./api.server";
import { notes } from "./definition";

export default feature({
  name: "notes",
  answers: notesAnswers,
  content: [notes],
  demo: async (tools) => (await import("./demo.server")).seedNotes(tools),
});
