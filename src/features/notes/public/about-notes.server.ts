import { imagesInEntries } from "../../../content/pictures/described-uses.server";
import { published } from "../../../content/store/published.server";
import { type PageImage, pageImages } from "../../../media/shown-images.server";
import type { Database } from "../../../platform/db/database.server";
import { type Shown, shownLang, shownText } from "../../../platform/locale/fallback.server";
import { type Lang, localized } from "../../../platform/locale/lang";
import { type Note, notes } from "../definition";

/** A note as one reader sees it. */
export interface NoteView {
  id: string;
  cover: PageImage | null;
  face: PageImage | null;
  author: Shown;
  details: Shown;
  content: Shown;
}

/** All notes, newest first, with fallback where `lang` has no text. */
export async function aboutNotes(db: Database, lang: Lang): Promise<NoteView[]> {
  const entries = await published(db, notes).all();
  const pictures = entries.flatMap(({ coverId, faceId }) => [coverId ?? [], faceId ?? []].flat());
  const ids = entries.map(({ _id }) => _id);
  const imagesIn = await imagesInEntries(db, { type: notes.name, entries: ids }, pictures, lang);
  return entries.map((note) => {
    const [cover = null] = pageImages([note.coverId], imagesIn(note._id));
    const [face = null] = pageImages([note.faceId], imagesIn(note._id));
    return { id: note._id, cover, face, ...shownNote(note, lang) };
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
