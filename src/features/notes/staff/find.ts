import { createClient } from "../../../core/api/client";
import { finder } from "../../../core/staff/find/finder";
import { notesContract } from "../contract";
import { nameOf } from "./name-of";

const api = createClient(notesContract);

export default finder({
  group: { eng: "Notes of appreciation", tra: "感謝信", sim: "感谢信" },
  find: async ({ words, lang, signal }) => {
    const { notes } = await api.list({ q: words }, signal);
    return notes.map(({ _id, note }) => ({
      to: `/cms/EditAppreciation?note_id=${_id}`,
      name: nameOf(note, lang, "—"),
      about: note[lang].details,
    }));
  },
});
