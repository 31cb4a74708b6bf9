import { contentStore } from "../../core/content/store/store.server";
import type { DemoSeed } from "../../core/demo/seed.server";
import type { NoteContent } from "./contract";
import { notes as definition } from "./definition";
import { FROM_FRIENDS, FROM_MEMBERS } from "./demo/demo-notes";

/** Adds the demo notes, so that the first of the lists is the newest; their drawings become image files. */
export const seedNotes: DemoSeed = async ({ picture }) => {
  const notes: NoteContent[] = [];
  for (const { cover, ...texts } of [...FROM_MEMBERS, ...FROM_FRIENDS]) {
    notes.push({ ...texts, coverId: await picture(cover, `note-${notes.length + 1}`) });
  }
  return async (tx, journal) => {
    for (const note of notes.toReversed()) {
      const entry = await contentStore(tx, definition).add(note, { author: "demo" });
      await journal("notes", "add", entry._id, { _id: entry._id, version: entry.version });
    }
  };
};
