import { Link, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { EmptyList } from "../../../core/staff/empty-list";
import { load } from "../../../core/staff/load";
import { Loading } from "../../../core/staff/loading";
import { ProblemSummary } from "../../../core/staff/problem-summary";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { useDeletion } from "../../../core/staff/use-deletion";
import { type NoteEntry, notesContract } from "../contract";
import { notesWords } from "../messages";
import type { Route } from "./+types/manage";
import { nameOf } from "./name-of";
import { NoteRow } from "./note-row";

const api = createClient(notesContract);

export const clientLoader = () => load(() => api.all({}));

export const HydrateFallback = Loading;

/** All notes, newest first: edit, delete, and bring back what was deleted. */
export default function ManageNotes({ loaderData: { notes } }: Route.ComponentProps) {
  const own = useWords(notesWords);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { problem, remove } = useDeletion<NoteEntry>({
    nameOf: ({ note }) => nameOf(note, lang, own.noName),
    remove: ({ _id }) => api.remove({ note_id: _id }),
    restore: ({ _id }) => api.restore({ note_id: _id }),
    refresh: () => revalidate(),
  });
  const add = (
    <Link to="/cms/newappreciation" className="button button-main">
      {own.addNote}
    </Link>
  );
  return (
    <>
      <ScreenTitle title={own.manageNotes} />
      {notes.length > 0 && <p className="toolbar">{add}</p>}
      <ProblemSummary problem={problem} labelOf={() => own.manageNotes} />
      {notes.length === 0 && <EmptyList text={own.noNotes}>{add}</EmptyList>}
      <ul className="row-list">
        {notes.map((entry) => (
          <NoteRow key={entry._id} entry={entry} onDelete={() => remove(entry)} />
        ))}
      </ul>
    </>
  );
}
