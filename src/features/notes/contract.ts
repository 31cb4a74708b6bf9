import * as z from "zod";
import { get, staffGet, write } from "../../core/api/contract";
import { editedVersion, imageId, listQuery, oneLine, savedAs } from "../../core/api/shapes";
import { LANGS } from "../../core/locale/lang";

const NoteText = z.object({
  author: z.string(),
  /** Who the author is, as in "Mother of a member". */
  details: z.string(),
  /** Plain text; an empty line stands between paragraphs. */
  content: z.string(),
});
export type NoteText = z.infer<typeof NoteText>;

const Note = z.object({ coverId: imageId.nullable(), eng: NoteText, tra: NoteText, sim: NoteText });
export type Note = z.infer<typeof Note>;

export const NoteEntry = z.object({ _id: z.string(), note: Note, version: z.number().int() });
export type NoteEntry = z.infer<typeof NoteEntry>;

const NoteTextInput = z.object({
  author: oneLine.default(""),
  details: oneLine.default(""),
  content: z
    .string()
    .max(10_000)
    .default("")
    .transform((text) => text.toWellFormed().replaceAll(/\r\n?/g, "\n").trim()),
});

const emptyText = () => NoteTextInput.parse({});

const NoteInput = z
  .object({
    coverId: imageId.nullable().default(null),
    eng: NoteTextInput.default(emptyText),
    tra: NoteTextInput.default(emptyText),
    sim: NoteTextInput.default(emptyText),
  })
  .superRefine((note, context) => {
    if (LANGS.some((lang) => note[lang].author !== "" || note[lang].content !== "")) return;
    context.addIssue({ code: "custom", path: ["eng", "content"], params: { key: "noteNeeded" } });
  });

const named = z.object({ note_id: z.string().min(1) });
const saved = savedAs("note_id");

export const notesContract = {
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
    summary:
      "Notes of appreciation for staff, a page at a time, newest first; `q` finds words in all of them",
    input: listQuery,
    output: z.object({ notes: z.array(NoteEntry), total: z.number().int(), pages: z.number().int() }),
  }),
  add: write("/api/addnote", {
    summary: "Add a note of appreciation",
    input: z.object({ note: NoteInput }),
    output: saved,
  }),
  edit: write("/api/editnote", {
    summary: "Replace a note of appreciation",
    input: named.extend({ note: NoteInput, version: editedVersion }),
    output: saved,
  }),
  remove: write("/api/deleteNote", {
    method: "DELETE",
    summary: "Delete a note of appreciation",
    input: named,
    output: saved,
  }),
  restore: write("/api/restoreNote", {
    summary: "Bring back a deleted note of appreciation as it was",
    input: named,
    output: saved,
  }),
};
