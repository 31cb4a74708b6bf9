import { ChevronLeft, ChevronRight } from "lucide-react";
import { MediaImage } from "../../../media/picture";
import { fill, useOtherLang, useWords } from "../../../platform/locale/lang";
import { useSiteWords } from "../../../platform/locale/words/public";
import { FallbackNote } from "../../../site/frame/page";
import type { NoteView } from "./about-notes.server";
import script from "./carousel.ts?worker&url";
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
            <script type="module" fetchPriority="low" src={script} />
          </>
        )}
      </div>
    </section>
  );
}

/** Previous and Next. Hidden until the script runs, with their space reserved. */
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

const SIZES = "(width < 64rem) calc(100vw - 4.5rem), 540px";

const FACE_SIZES = "72px";

/** One note: its picture, what it says, who says it, with a face where there is one. */
function NoteCard({ note: { id, cover, face, author, details, content } }: { note: NoteView }) {
  const langOf = useOtherLang();
  const { photoWith } = useSiteWords();
  const undescribed = fill(photoWith, { title: author.text });
  return (
    <li id={`note-${id}`} className="note">
      {cover && <MediaImage {...cover} undescribed={undescribed} sizes={SIZES} className="note-cover" />}
      <figure className="note-text">
        {content.text !== "" && (
          <blockquote className="stack" lang={langOf(content)}>
            {paragraphsOf(content.text).map((paragraph) => (
              <p key={paragraph.at}>{paragraph.text}</p>
            ))}
          </blockquote>
        )}
        {author.text !== "" && (
          <figcaption>
            {/* Decorative: the name beside it says whose face it is. */}
            {face && <MediaImage {...face} alt="" sizes={FACE_SIZES} className="note-face" />}
            <b lang={langOf(author)}>{author.text}</b>
            {details.text !== "" && <span lang={langOf(details)}>{details.text}</span>}
          </figcaption>
        )}
        <FallbackNote shown={content.text === "" ? author : content} />
      </figure>
    </li>
  );
}

/** The paragraphs, which empty lines separate, each with its index. */
function paragraphsOf(text: string): { at: number; text: string }[] {
  return text.split(/\n\s*\n/).map((paragraph, at) => ({ at, text: paragraph }));
}

/** More dots than this would be a wall of them; the list itself and Previous and Next remain. */
const MOST = 12;

/**
 * One dot for each note: plain links to the notes, which work without a script. With one, all of them are one
 * stop of the Tab key, and arrow keys go from dot to dot.
 */
function NoteDots({ notes }: { notes: NoteView[] }) {
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
