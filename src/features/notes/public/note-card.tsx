import type { Shown } from "../../../core/locale/fallback.server";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { MediaImage } from "../../../core/media/picture";
import { FallbackNote } from "../../../core/site/frame/fallback-note";
import type { NoteView } from "./about-notes.server";

const SIZES = "(width < 64rem) calc(100vw - 4.5rem), 540px";

/** One note: its picture, what it says, who says it. */
export function NoteCard({ note: { id, cover, author, details, content } }: { note: NoteView }) {
  const langOf = useLangOf();
  return (
    <li id={`note-${id}`} className="note">
      {cover && <MediaImage {...cover} alt="" sizes={SIZES} className="note-cover" />}
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
            <b lang={langOf(author)}>{author.text}</b>
            {details.text !== "" && <span lang={langOf(details)}>{details.text}</span>}
          </figcaption>
        )}
        <FallbackNote shown={content.text === "" ? author : content} />
      </figure>
    </li>
  );
}

/** Gives the `lang` attribute of a text; none when it is in the language of the page. */
function useLangOf(): (shown: Shown) => string | undefined {
  const lang = useLang();
  return (shown) => (shown.lang === lang ? undefined : LANG_TAG[shown.lang]);
}

/** An empty line ends a paragraph; each with where in the order it stands. */
function paragraphsOf(text: string): { at: number; text: string }[] {
  return text.split(/\n\s*\n/).map((paragraph, at) => ({ at, text: paragraph }));
}
