import { useState } from "react";
import { useWords } from "../../../core/locale/use-words";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { emptyNote } from "./draft";
import { NoteForm } from "./note-form";
import { useAddNote } from "./use-add-note";
import { notesWords } from "./words";

/** The form lives in the browser alone, like all forms of the staff area. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

/** Add a note of appreciation. */
export default function AddNote() {
  const own = useWords(notesWords);
  const [initial] = useState(emptyNote);
  const submit = useAddNote();
  return (
    <>
      <ScreenTitle title={own.addNote} />
      <NoteForm initial={initial} submit={submit} />
    </>
  );
}
