import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import type { SubmitDraft } from "../../../core/staff/form/use-draft";
import { useSavedInList } from "../../../core/staff/form/use-saved-in-list";
import { type NoteContent, notesContract } from "../contract";
import { notesWords } from "./words";

const LIST = "/cms/manageappreciation";

/** Saves a form as a new note, says so and goes to the list. */
export function useAddNote(): SubmitDraft<NoteContent> {
  const changes = useChanges(notesContract);
  const words = useWords(notesWords);
  const saved = useSavedInList(LIST);
  return async (form) => {
    await changes.add({ note: form });
    return saved({ text: words.noteUploaded, view: "/about#notes" });
  };
}
