import * as z from "zod";
import { listReads } from "../content/list-reads.server";
import { changed, removeEntry, saveEntry } from "../content/save/save-entry.server";
import { entrySchema, inputSchema } from "../content/schemas";
import { published } from "../content/store/published.server";
import { idHere } from "../features/import/old-addresses.server";
import { type Note, notes } from "../features/notes/definition";
import { answers, type Handlers } from "../platform/feature.server";
import { get, write } from "../platform/http/contract";
import { editedVersion, savedAs } from "../platform/shapes";

const { _id, version, ...note } = entrySchema(notes).shape;
/** A note as the calls answer it: what it says apart from what it is known by. */
const NoteEntry = z.object({ _id, note: z.object(note), version });
export type NoteEntry = z.infer<typeof NoteEntry>;

const given = z.object({ note: inputSchema(notes) });
const named = z.object({ note_id: z.string().min(1) });
const saved = { access: "content", ofType: "notes", output: savedAs("note_id") } as const;

const contract = {
  all: get("/api/notes", {
    summary: "Notes of appreciation, newest first",
    input: z.object({}),
    output: z.object({ notes: z.array(NoteEntry) }),
  }),
  one: get("/api/getnote", {
    summary: "One note of appreciation",
    input: named,
    output: z.object({ note: z.array(NoteEntry).length(1) }),
  }),
  add: write("/api/addnote", { summary: "Add a note of appreciation", input: given, ...saved }),
  edit: write("/api/editnote", {
    summary: "Replace a note of appreciation",
    input: given.extend({ ...named.shape, version: editedVersion }),
    ...saved,
  }),
  remove: write("/api/deleteNote", {
    method: "DELETE",
    summary: "Delete a note of appreciation",
    input: named,
    ...saved,
  }),
};

const rules = { type: notes };
const answered = ({ _id, version, ...note }: Note): NoteEntry => ({ _id, note, version });
const answer = (action: "add" | "edit" | "delete", { _id, version }: Note) =>
  changed(action, { _id, version }, { note_id: _id });

const handlers: Handlers<typeof contract> = {
  all: async (_, { db }) => ({ notes: (await published(db, notes).all()).map(answered) }),

  one: async ({ note_id }, { db }) => {
    const id = await idHere(db, notes.name, note_id);
    return { note: [answered(await listReads(notes).found(db, id))] };
  },

  add: async ({ note }, call) => answer("add", await saveEntry(rules, { given: note }, call, "note.")),

  edit: async ({ note_id: id, note, version }, call) =>
    answer("edit", await saveEntry(rules, { id, given: note, version }, call, "note.")),

  remove: async ({ note_id }, call) => answer("delete", await removeEntry(notes, note_id, call)),
};

/** The fixed calls of notes of appreciation. */
export const notesCalls = answers(contract, handlers);
