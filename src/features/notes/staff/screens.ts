import { derivedCalls } from "../../../content/staff/content-screens";
import { type EntryForm, inputOf } from "../../../content/staff/form-conversion";
import { useChanges } from "../../../platform/http/client";
import { notesContract } from "../contract";
import { notePaths, notes } from "../definition";

const derived = derivedCalls(notes, notePaths);

/** The screens of notes. Replacing one has a shape of its own in the contract. */
export default {
  type: notes,
  reads: derived.reads,
  useListChanges: () => {
    const changes = useChanges(notesContract);
    return {
      ...derived.useListChanges(),
      edit: (note_id: string, form: EntryForm, version: number) =>
        changes.edit({ note_id, note: inputOf(notes, form), version }),
    };
  },
};
