import { useState } from "react";
import { useNavigate } from "react-router";
import { createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import { Loading } from "../../../core/staff/loading";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { type Note, notesContract } from "../contract";
import { notesWords } from "../messages";
import { emptyNote } from "./draft";
import { NoteForm } from "./note-form";

const api = createClient(notesContract);

/** The form lives in the browser alone, like all forms of the staff area. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

/** Add a note of appreciation. */
export default function AddNote() {
  const own = useWords(notesWords);
  const banner = useBanner();
  const navigate = useNavigate();
  const [initial] = useState(emptyNote);
  const submit = async (note: Note) => {
    await api.add({ note });
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
