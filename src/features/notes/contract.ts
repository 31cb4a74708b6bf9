import * as z from "zod";
import { listCalls } from "../../content/calls";
import { entrySchema, inputSchema } from "../../content/schemas";
import { get, staffGet, write } from "../../platform/http/contract";
import { editedVersion, listQuery, savedAs } from "../../platform/shapes";
import { notePaths, notes } from "./definition";

const { _id, version, ...note } = entrySchema(notes).shape;

/** A note as the calls answer it: what it says apart from what it is known by. */
export const NoteEntry = z.object({ _id, note: z.object(note), version });
export type NoteEntry = z.infer<typeof NoteEntry>;
export type NoteContent = NoteEntry["note"];

const named = z.object({ note_id: z.string().min(1) });

export const notesContract = {
  ...listCalls(notes, notePaths),
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
  list: staffGet("/api/noteList", {
    access: "content",
    summary:
      "Notes of appreciation for staff, a page at a time, newest first; `q` finds words in all of them",
    input: listQuery,
    output: z.object({ notes: z.array(NoteEntry), total: z.number().int(), pages: z.number().int() }),
  }),
  edit: write("/api/editnote", {
    access: "content",
    summary: "Replace a note of appreciation",
    input: named.extend({ note: inputSchema(notes), version: editedVersion }),
    output: savedAs("note_id"),
  }),
};
