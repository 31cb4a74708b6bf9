import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import type { NoteView } from "./about-notes.server";
import { NoteCard } from "./note-card";
import { NoteDots } from "./note-dots";
import { useCarousel } from "./use-carousel";
import { notesWords } from "./words";

/** Notes of appreciation side by side, one in view. Nothing moves unless the reader moves it. */
export function NotesSection({ notes }: { notes: NoteView[] }) {
  const words = useWords(notesWords);
  const track = useRef<HTMLUListElement>(null);
  const { ready, shown, show } = useCarousel(track);
  const [said, setSaid] = useState("");
  if (notes.length === 0) return null;
  const several = notes.length > 1;
  const go = (index: number) => {
    show(index);
    setSaid(fill(words.noteOf, { number: index + 1, count: notes.length }));
  };
  return (
    <section className="section" aria-labelledby="notes">
      <div className="content">
        <div className="notes-head">
          <h2 id="notes">{words.title}</h2>
          {several && (
            <Steps
              ready={ready}
              atStart={shown === 0}
              atEnd={shown === notes.length - 1}
              go={(by) => go(shown + by)}
            />
          )}
        </div>
        <ul ref={track} className="notes-track" aria-labelledby="notes" tabIndex={several ? 0 : undefined}>
          {notes.map((note) => (
            <NoteCard key={note.id} note={note} />
          ))}
        </ul>
        {several && <NoteDots notes={notes} ready={ready} shown={shown} go={go} />}
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </div>
    </section>
  );
}

interface StepsProps {
  /** Without a script they could do nothing, and so keep their place unseen. */
  ready: boolean;
  atStart: boolean;
  atEnd: boolean;
  go: (by: 1 | -1) => void;
}

/** Previous and Next. At an end one is off but stays reachable, so that the focus is not lost there. */
function Steps({ ready, atStart, atEnd, go }: StepsProps) {
  const words = useWords(notesWords);
  return (
    <div className="notes-steps" data-ready={ready}>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={atStart || undefined}
        onClick={() => atStart || go(-1)}
      >
        <ChevronLeft aria-hidden="true" size={22} />
        {words.previous}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={atEnd || undefined}
        onClick={() => atEnd || go(1)}
      >
        {words.next}
        <ChevronRight aria-hidden="true" size={22} />
      </button>
    </div>
  );
}
