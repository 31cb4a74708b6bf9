import { feature } from "../../core/feature.server";
import { notesAnswers } from "./api.server";
import { notes } from "./definition";
import { notesProblems } from "./problems.server";

export default feature({
  name: "notes",
  answers: notesAnswers,
  content: [notes],
  entryCalls: [
    {
      type: notes,
      saves: ({ id, version, entry: note }) =>
        id === undefined
          ? { call: "add", body: { note }, at: "note." }
          : { call: "edit", body: { note_id: id, version, note }, at: "note." },
    },
  ],
  problems: notesProblems,
  demo: async (tools) => (await import("./demo.server")).seedNotes(tools),
});
