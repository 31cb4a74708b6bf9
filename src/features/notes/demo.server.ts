import type { PersonName } from "../../art/cast/people";
import { contentStore } from "../../content/store/store.server";
import { drawnPhoto } from "../../media/drawn-photo.server";
import { type Localized, localized } from "../../platform/locale/lang";
import type { DemoSeed } from "../../site/demo/seed.server";
import { notes as definition, type NoteContent } from "./definition";
import { FROM_FRIENDS, FROM_MEMBERS } from "./demo/demo-notes";
import { renderFace } from "./demo/face.server";

/** Adds the demo notes, so that the first of the lists is the newest, with their drawings as image files. */
export const seedNotes: DemoSeed = async ({ picture, file }) => {
  const faceOf = async (name: PersonName | undefined, author: Localized) => {
    if (name === undefined) return null;
    return file(await drawnPhoto(renderFace(name)), `face-${name}.jpg`, author);
  };

  const notes: NoteContent[] = [];
  for (const { cover, face, ...texts } of [...FROM_MEMBERS, ...FROM_FRIENDS]) {
    const coverId = await picture(cover, `note-${notes.length + 1}`);
    const faceId = await faceOf(
      face,
      localized((lang) => texts[lang].author),
    );
    notes.push({ ...texts, coverId, faceId });
  }
  return async (tx, journal) => {
    for (const note of notes.toReversed()) {
      const entry = await contentStore(tx, definition).add(note, { author: "demo" });
      await journal("notes", "add", entry._id, { _id: entry._id, version: entry.version });
    }
  };
};
