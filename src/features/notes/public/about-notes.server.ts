import type { Database } from "../../../core/db/database.server";
import { type Shown, shownLang, shownText } from "../../../core/locale/fallback.server";
import { type Lang, localized } from "../../../core/locale/lang";
import { type Dimensions, mediaRegistry } from "../../../core/media/registry.server";
import type { Note } from "../contract";
import { notesStore } from "../store.server";

/** A note as one reader sees it. */
export interface NoteView {
  id: string;
  cover: (Dimensions & { id: string }) | null;
  author: Shown;
  details: Shown;
  content: Shown;
}

/** All notes, newest first, with fallback where `lang` has no text. */
export async function aboutNotes(db: Database, lang: Lang): Promise<NoteView[]> {
  const entries = await notesStore(db).all();
  const covers = await mediaRegistry(db).dimensions(entries.flatMap(({ note }) => note.coverId ?? []));
  return entries.map(({ _id, note }) => {
    const size = note.coverId === null ? undefined : covers.get(note.coverId);
    const cover = note.coverId !== null && size ? { id: note.coverId, ...size } : null;
    return { id: _id, cover, ...shownNote(note, lang) };
  });
}

/** Details go with the author whom they are about: a language that names one without them shows none. */
function shownNote(note: Note, lang: Lang): Pick<NoteView, "author" | "details" | "content"> {
  const named = shownLang(lang, (candidate) => note[candidate].author !== "");
  const text = (field: "author" | "content") =>
    shownText(
      localized((each) => note[each][field]),
      lang,
    );
  return {
    author: text("author"),
    details: shownText(
      localized((each) => (each === named ? note[each].details : "")),
      lang,
    ),
    content: text("content"),
  };
}
