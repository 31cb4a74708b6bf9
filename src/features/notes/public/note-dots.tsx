import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import type { NoteView } from "./about-notes.server";
import { notesWords } from "./words";

/** More dots than this would be a wall of them; the list itself and Previous and Next remain. */
const MOST = 12;

/**
 * One dot for each note: plain links to the notes, which work without a script. With one, all of them are one
 * stop of the Tab key, and arrow keys go from dot to dot.
 */
export function NoteDots({ notes }: { notes: NoteView[] }) {
  const words = useWords(notesWords);
  if (notes.length > MOST) return null;
  return (
    <ul className="note-dots" aria-label={words.choose}>
      {notes.map(({ id }, index) => (
        <li key={id}>
          <a href={`#note-${id}`}>
            <span className="visually-hidden">
              {fill(words.noteOf, { number: index + 1, count: notes.length })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
