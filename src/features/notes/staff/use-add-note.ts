import { useNavigate } from "react-router";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import type { SubmitDraft } from "../../../core/staff/use-draft";
import { type Note, notesContract } from "../contract";
import { notesWords } from "../messages";

const LIST = "/cms/manageappreciation";

/** Saves a form as a new note, says so and goes to the list. */
export function useAddNote(): SubmitDraft<Note> {
  const changes = useChanges(notesContract);
  const words = useWords(notesWords);
  const banner = useBanner();
  const navigate = useNavigate();
  return async (form) => {
    await changes.add({ note: form });
    banner({ text: words.noteUploaded, saved: LIST, view: "/about#notes" });
    return () => navigate(LIST);
  };
}
