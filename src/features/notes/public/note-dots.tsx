import type { KeyboardEvent, MouseEvent } from "react";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import type { NoteView } from "./about-notes.server";
import { notesWords } from "./words";

/** More dots than this would be a wall of them; the list itself and Previous and Next remain. */
const MOST = 12;

const STEPS: Record<string, (shown: number, last: number) => number> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, last) => last,
};

interface NoteDotsProps {
  notes: NoteView[];
  ready: boolean;
  shown: number;
  go: (index: number) => void;
}

/**
 * One dot for each note: plain links to the notes, which work without a script. With one, all of them are one
 * stop of the Tab key, and arrow keys go from dot to dot.
 */
export function NoteDots({ notes, ready, shown, go }: NoteDotsProps) {
  const words = useWords(notesWords);
  if (notes.length > MOST) return null;
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault(); // following the link would also move the page up or down
    go(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const index = STEPS[event.key]?.(shown, notes.length - 1);
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!notes[index]) return;
    go(index);
    event.currentTarget.querySelectorAll("a")[index]?.focus();
  };
  return (
    <ul className="note-dots" aria-label={words.choose} onKeyDown={onKeyDown}>
      {notes.map(({ id }, index) => (
        <li key={id}>
          <a
            href={`#note-${id}`}
            aria-current={ready && index === shown ? "true" : undefined}
            tabIndex={ready && index !== shown ? -1 : undefined}
            onClick={(event) => choose(event, index)}
          >
            <span className="visually-hidden">
              {fill(words.noteOf, { number: index + 1, count: notes.length })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
