import * as z from "zod";
import { post, staffGet } from "../../platform/http/contract";
import { id, type } from "../api/contract";

/** The name of a draft, created by its form: random and never used again. */
const draft = z.string().regex(/^[0-9a-z]{20,40}$/);

/** An autosaved form that was not submitted: where, by whom, and until when. */
const ListedAutosave = z.object({
  draft: z.string(),
  type: z.string(),
  /** Of the entry that is edited; null for a new one. */
  id: z.string().nullable(),
  title: z.string(),
  by: z.string(),
  /** True if the current user typed it. */
  mine: z.boolean(),
  /** ISO 8601, UTC. */
  at: z.string(),
});
export type ListedAutosave = z.infer<typeof ListedAutosave>;

/** The same with all that was typed. */
const Autosave = ListedAutosave.extend({
  /** Number of the revision of the entry that it began from; 0 for a new one. */
  version: z.number().int(),
  form: z.looseObject({}),
});
export type Autosave = z.infer<typeof Autosave>;

/** The calls that autosave forms before they are submitted. Nothing of it reaches visitors. */
export const autosaveContract = {
  autosaves: staffGet("/api/autosaves", {
    access: "content",
    ofAnyType: true,
    summary: "Autosaved forms that were not submitted yet, newest first, of one type if given",
    input: z.object({ type: type.optional() }),
    output: z.object({ autosaves: z.array(ListedAutosave) }),
  }),
  autosave: staffGet("/api/autosave", {
    access: "content",
    ofAnyType: true,
    summary:
      "An autosaved form that was not submitted: the one of that name, or the caller's newest for the entry; `others` lists the rest, `me` is the caller",
    input: z.object({ type, id: id.optional(), draft: draft.optional() }),
    output: z.object({ found: Autosave.nullable(), others: z.array(ListedAutosave), me: z.string() }),
  }),
  saveAutosave: post("/api/saveAutosave", {
    summary:
      "Autosave a form without checking or publishing it; `from` is the autosave that it continues and replaces, unless that was changed since",
    access: "content",
    ofAnyType: true,
    input: z.object({
      draft,
      type,
      id: id.optional(),
      title: z.string().max(500),
      version: z.number().int().min(0),
      form: z.looseObject({}),
      from: z.object({ draft, at: z.string() }).optional(),
    }),
    output: z.object({ at: z.string() }),
  }),
  deleteAutosave: post("/api/deleteAutosave", {
    summary: "Discard an autosaved form",
    access: "content",
    ofAnyType: true,
    input: z.object({ draft }),
    output: z.object({ message: z.literal("success") }),
  }),
};
