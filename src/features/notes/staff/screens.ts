import { createClient, useChanges } from "../../../core/api/client";
import { derivedCalls } from "../../../core/content/staff/content-screens";
import { type EntryForm, inputOf } from "../../../core/content/staff/form-conversion";
import { notesContract } from "../contract";
import { notePaths, notes } from "../definition";

const api = createClient(notesContract);
const derived = derivedCalls(notes, notePaths);

/** The screens of notes. Reading one and replacing it have shapes of their own in the contract. */
export default {
  type: notes,
  reads: {
    ...derived.reads,
    one: async (note_id: string) => {
      const [entry] = (await api.one({ note_id })).note;
      return entry && { _id: entry._id, ...entry.note, version: entry.version };
    },
  },
  useListChanges: () => {
    const changes = useChanges(notesContract);
    return {
      ...derived.useListChanges(),
      edit: (note_id: string, form: EntryForm, version: number) =>
        changes.edit({ note_id, note: inputOf(notes, form), version }),
    };
  },
};
