import type { PersonName } from "../../art/cast/people";
import { contentStore } from "../../content/store/store.server";
import { drawnPhoto } from "../../media/drawn-photo.server";
import { feature } from "../../platform/feature.server";
import { type Localized, localized } from "../../platform/locale/lang";
import type { DemoTools, Publish } from "../../site/demo/seed.server";
import { type NoteContent, notes } from "./definition";
import { notesProblems } from "./problems.server";

export default feature({
  name: "notes",
  content: [notes],
  problems: notesProblems,
  demo,
});

/** Adds the demo notes, so that the first of the lists is the newest, with their drawings as image files. */
async function demo({ picture, file }: DemoTools): Promise<Publish> {
  const { FROM_FRIENDS, FROM_MEMBERS } = await import("./demo/demo-notes");
  const { renderFace } = await import("./demo/face.server");
  const faceOf = async (name: PersonName | undefined, author: Localized) => {
    if (name === undefined) return null;
    return file(await drawnPhoto(renderFace(name)), `face-${name}.jpg`, author);
  };

  const contents: NoteContent[] = [];
  for (const { cover, face, ...texts } of [...FROM_MEMBERS, ...FROM_FRIENDS]) {
    const coverId = await picture(cover, `note-${contents.length + 1}`);
    const faceId = await faceOf(
      face,
      localized((lang) => texts[lang].author),
    );
    contents.push({ ...texts, coverId, faceId });
  }
  return async (tx, journal) => {
    for (const note of contents.toReversed()) {
      const entry = await contentStore(tx, notes).add(note, { author: "demo" });
      await journal("notes", "add", entry._id, { _id: entry._id, version: entry.version });
    }
  };
}
