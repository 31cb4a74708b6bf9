import { Link, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { EmptyList } from "../../../core/staff/list/empty-list";
import { ListSearch } from "../../../core/staff/list/list-search";
import { listAddress, loadList } from "../../../core/staff/list/load-list";
import { PagedList } from "../../../core/staff/list/paged-list";
import { useDeletion } from "../../../core/staff/list/use-deletion";
import { type NoteEntry, notesContract } from "../contract";
import type { Route } from "./+types/manage";
import { nameOf } from "./name-of";
import { NoteRow } from "./note-row";
import { notesWords } from "./words";

const api = createClient(notesContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, api.list);

export const HydrateFallback = Loading;

/** All notes, newest first: edit, delete, and bring back what was deleted. */
export default function ManageNotes({ loaderData: { q, page, list } }: Route.ComponentProps) {
  const changes = useChanges(notesContract);
  const words = useStaffWords();
  const own = useWords(notesWords);
  const empty = list.total === 0 && q === "";
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { problem, remove } = useDeletion<NoteEntry>({
    nameOf: ({ note }) => nameOf(note, lang, own.noName),
    remove: ({ _id }) => changes.remove({ note_id: _id }),
    restore: ({ _id }) => changes.restore({ note_id: _id }),
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
      {empty || (
        <>
          <p className="toolbar">{add}</p>
          <ListSearch id="note-search" hint={own.searchHint} q={q} found={list.total} />
        </>
      )}
      <ProblemSummary problem={problem} labelOf={() => own.manageNotes} />
      {empty && <EmptyList text={own.noNotes}>{add}</EmptyList>}
      <PagedList
        page={page}
        pages={list.pages}
        to={(number) => listAddress(q, number)}
        label={fill(words.page, { page, pages: list.pages })}
      >
        {list.notes.map((entry) => (
          <NoteRow key={entry._id} entry={entry} onDelete={() => remove(entry)} />
        ))}
      </PagedList>
    </>
  );
}
