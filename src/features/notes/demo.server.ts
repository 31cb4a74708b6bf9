import type { DemoSeed } from "../../core/demo/seed.server";
import type { Note } from "./contract";
import { FROM_FRIENDS } from "./demo/from-friends";
import { FROM_MEMBERS } from "./demo/from-members";
import { notesStore } from "./store.server";

/** Adds the demo notes, so that the first of the lists is the newest; their drawings become image files. */
export const seedNotes: DemoSeed = async ({ picture }) => {
  const notes: Note[] = [];
  for (const { cover, ...texts } of [...FROM_MEMBERS, ...FROM_FRIENDS]) {
    notes.push({ ...texts, coverId: await picture(cover, `note-${notes.length + 1}`) });
  }
  return async (tx, journal) => {
    for (const note of notes.toReversed()) {
      const entry = await notesStore(tx).add(note);
      await journal("notes", "add", entry._id, entry);
    }
  };
};
