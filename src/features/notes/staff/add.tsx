import { useState } from "react";
import { useNavigate } from "react-router";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import { Loading } from "../../../core/staff/loading";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { type Note, notesContract } from "../contract";
import { notesWords } from "../messages";
import { emptyNote } from "./draft";
import { NoteForm } from "./note-form";

/** The form lives in the browser alone, like all forms of the staff area. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

/** Add a note of appreciation. */
export default function AddNote() {
  const changes = useChanges(notesContract);
  const own = useWords(notesWords);
  const banner = useBanner();
  const navigate = useNavigate();
  const [initial] = useState(emptyNote);
  const submit = async (note: Note) => {
    await changes.add({ note });
    banner({ text: own.noteUploaded, saved: "/cms/manageappreciation" });
    return () => navigate("/cms/manageappreciation");
  };
  return (
    <>
      <ScreenTitle title={own.addNote} />
      <NoteForm initial={initial} submit={submit} />
    </>
  );
}
