import { answers, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import type { Database } from "../../core/db/database.server";
import { foundPage } from "../../core/db/paging.server";
import { deletedSnapshot } from "../../core/journal/journal.server";
import { LANGS } from "../../core/locale/lang";
import { requireImages } from "../../core/media/registry.server";
import { type Note, NoteEntry, notesContract } from "./contract";
import { notesStore } from "./store.server";

const notesHandlers: Handlers<typeof notesContract> = {
  all: async (_, { db }) => ({ notes: await notesStore(db).all() }),

  one: async ({ note_id }, { db }) => ({ note: [await found(db, note_id)] }),

  list: async (query, { db }) => {
    const { found, ...counted } = foundPage(await notesStore(db).all(), query, textsOf);
    return { notes: found, ...counted };
  },

  add: async ({ note }, { db }) => {
    await requireCover(db, note);
    return changed("add", await notesStore(db).add(note));
  },

  edit: async ({ note_id, note, version }, { db }) => {
    await found(db, note_id);
    await requireCover(db, note);
    const entry = await notesStore(db).replace(note_id, note, version);
    if (!entry) throw new Problem(409, "overtaken");
    return changed("edit", entry);
  },

  remove: async ({ note_id }, { db }) => {
    const entry = await found(db, note_id);
    await notesStore(db).remove(note_id);
    return changed("delete", entry);
  },

  restore: async ({ note_id }, { db }) => {
    const snapshot = NoteEntry.safeParse(await deletedSnapshot(db, "notes", note_id));
    if (!snapshot.success) throw new Problem(404, "nothingToRestore");
    await notesStore(db).restore(snapshot.data);
    return changed("restore", snapshot.data);
  },
};

export const notesAnswers = answers(notesContract, notesHandlers);

const textsOf = ({ note }: NoteEntry) =>
  LANGS.flatMap((lang) => [note[lang].author, note[lang].details, note[lang].content]);

async function found(db: Database, id: string): Promise<NoteEntry> {
  const entry = await notesStore(db).find(id);
  if (!entry) throw new Problem(404, "unknownNote");
  return entry;
}

async function requireCover(db: Database, { coverId }: Note): Promise<void> {
  if (coverId !== null) await requireImages(db, [{ id: coverId, path: "note.coverId" }]);
}

function changed(action: "add" | "edit" | "delete" | "restore", entry: NoteEntry) {
  const answer = { message: "success" as const, note_id: entry._id };
  return { entityId: entry._id, action, snapshot: entry, answer };
}
