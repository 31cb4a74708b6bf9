import { ChevronLeft, ChevronRight } from "lucide-react";
import { useWords } from "../../../core/locale/use-words";
import type { NoteView } from "./about-notes.server";
import script from "./carousel.ts?worker&url";
import { NoteCard } from "./note-card";
import { NoteDots } from "./note-dots";
import { notesWords } from "./words";

/** Notes of appreciation side by side, one in view. Nothing moves unless the reader moves it. */
export function NotesSection({ notes }: { notes: NoteView[] }) {
  const words = useWords(notesWords);
  if (notes.length === 0) return null;
  const several = notes.length > 1;
  return (
    <section className="section" aria-labelledby="notes">
      <div className="content">
        <div className="notes-head">
          <h2 id="notes">{words.title}</h2>
          {several && <Steps />}
        </div>
        <ul className="notes-track" aria-labelledby="notes" tabIndex={several ? 0 : undefined}>
          {notes.map((note) => (
            <NoteCard key={note.id} note={note} />
          ))}
        </ul>
        {several && (
          <>
            <NoteDots notes={notes} />
            <p id="note-said" role="status" className="visually-hidden" data-note-of={words.noteOf} />
            <script type="module" src={script} />
          </>
        )}
      </div>
    </section>
  );
}

/** Previous and Next. Without a script they could do nothing, and so keep their place unseen. */
function Steps() {
  const words = useWords(notesWords);
  return (
    <div className="notes-steps" data-ready="false">
      <button type="button" className="button button-quiet">
        <ChevronLeft aria-hidden="true" size={22} />
        {words.previous}
      </button>
      <button type="button" className="button button-quiet">
        {words.next}
        <ChevronRight aria-hidden="true" size={22} />
      </button>
    </div>
  );
}
