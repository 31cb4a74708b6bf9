import { feature } from "../../core/feature.server";
import { notesAnswers } from "./api.server";

export default feature({
  name: "notes",
  answers: notesAnswers,
  demo: async (tools) => (await import("./demo.server")).seedNotes(tools),
});
