import { useRef } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useSavedInList } from "../../../core/staff/form/use-saved-in-list";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { useWayBack } from "../../../core/staff/list/list-place";
import { type NoteContent, type NoteEntry, notesContract } from "../contract";
import type { Route } from "./+types/edit";
import { NoteForm } from "./note-form";
import { useAddNote } from "./use-add-note";
import { notesWords } from "./words";

const api = createClient(notesContract);

const fetchNote = async (note_id: string) => (await api.one({ note_id })).note[0];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const id = new URL(request.url).searchParams.get("note_id");
  return load(async () => ({ entry: id ? await fetchNote(id) : undefined }));
};

export const HydrateFallback = Loading;

/** Edit a note. The id is in the address, or in the navigation state; without one, back to the list. */
export default function EditNote({ loaderData: { entry } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  if (entry) return <EditEntry key={entry._id} entry={entry} />;
  const stated =
    typeof state === "object" && state !== null && "note_id" in state ? state.note_id : undefined;
  if (typeof stated === "string" && !query.has("note_id")) {
    return <Navigate replace to={`/cms/EditAppreciation?${new URLSearchParams({ note_id: stated })}`} />;
  }
  return <Navigate replace to="/cms/manageappreciation" />;
}

function EditEntry({ entry }: { entry: NoteEntry }) {
  const changes = useChanges(notesContract);
  const own = useWords(notesWords);
  const wayBack = useWayBack("/cms/manageappreciation");
  const version = useRef(entry.version);
  const submitAsNew = useAddNote();
  const saved = useSavedInList("/cms/manageappreciation", wayBack);
  const submit = async (note: NoteContent) => {
    await changes.edit({ note_id: entry._id, note, version: version.current });
    return saved({ text: own.noteUploaded, view: "/about#notes" });
  };
  const loadTheirs = async () => {
    const theirs = (await fetchNote(entry._id)) ?? entry;
    const adopt = () => {
      version.current = theirs.version;
    };
    return { form: theirs.note, adopt };
  };
  return (
    <>
      <ScreenTitle title={own.editNote} />
      <NoteForm initial={entry.note} submit={submit} submitAsNew={submitAsNew} loadTheirs={loadTheirs} />
    </>
  );
}
