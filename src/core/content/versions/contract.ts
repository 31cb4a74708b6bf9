import * as z from "zod";
import { staffGet, write } from "../../api/contract";
import { editedVersion, queryNumber } from "../../api/shapes";
import { LANGS, localized } from "../../locale/lang";
import { WaitingShape } from "../calls";

const type = z.string().min(1).max(100);
const id = z.string().min(1).max(100);

/** An entry as the calls of its type answer it; which fields it has, its definition says. */
const AnyEntry = z.looseObject({ _id: z.string(), version: z.number().int() });

const langs = z
  .array(z.enum(LANGS))
  .min(1)
  .default([...LANGS]);

/** A version in the history of an entry. */
const PastVersion = z.object({
  version: z.number().int(),
  /** ISO 8601, UTC; `""` where nobody wrote it down. */
  at: z.string(),
  /** The username of whoever saved it; `""` for what the site began with. */
  by: z.string(),
  /** The journal's name for what was done. */
  action: z.string(),
  /** A published one is or once was what visitors get. */
  state: z.enum(["published", "draft"]),
});
export type PastVersion = z.infer<typeof PastVersion>;

/** A deleted entry; its title is null where it has none. */
const TrashedEntry = z.object({
  type: z.string(),
  id: z.string(),
  title: z.object(localized(() => z.string())).nullable(),
  /** When it was deleted, and by whom. */
  at: z.string(),
  by: z.string(),
});
export type TrashedEntry = z.infer<typeof TrashedEntry>;

const saved = z.object({ message: z.literal("success"), id: z.string(), version: z.number().int() });

/** The calls for the versions of an entry of any type. */
export const versionsContract = {
  version: staffGet("/api/version", {
    summary:
      "An entry as staff edit it: its newest version, or the one of that number; `id` may be left out of what there is one of. `waiting` says what of the newest visitors do not get yet",
    input: z.object({ type, id: id.optional(), version: queryNumber(1, 2 ** 31 - 1).optional() }),
    output: z.object({ entry: AnyEntry, waiting: WaitingShape.nullable() }),
  }),
  saveDraft: write("/api/saveDraft", {
    summary:
      "Save a whole entry, as the add and edit calls of its type take it, as a draft: what visitors get does not change",
    input: z.object({ type, id: id.optional(), version: editedVersion, entry: z.looseObject({}) }),
    output: saved,
    keepsPages: true,
  }),
  publish: write("/api/publish", {
    summary: "Give visitors the newest version of an entry, in all languages or in these",
    input: z.object({
      type,
      id: id.optional(),
      langs,
      at: z.undefined().optional(),
      until: z.undefined().optional(),
    }),
    output: saved,
  }),
  unpublish: write("/api/unpublish", {
    summary:
      "Take an entry from visitors, in all languages or in these; its newest version stays, as a draft",
    input: z.object({ type, id: id.optional(), langs }),
    output: saved,
  }),
  history: staffGet("/api/history", {
    summary:
      "All versions of an entry, the newest first; `published` is the number of the one that visitors get, null while they get none",
    input: z.object({ type, id: id.optional() }),
    output: z.object({ versions: z.array(PastVersion), published: z.number().int().nullable() }),
  }),
  restoreVersion: write("/api/restoreVersion", {
    summary: "Make a former version of an entry, or its words in these languages, its newest, as a draft",
    input: z.object({ type, id: id.optional(), version: z.number().int().positive(), langs }),
    output: saved,
    keepsPages: true,
  }),
  trash: staffGet("/api/trash", {
    summary: "What was deleted and can be brought back, the last first, of one type or of all",
    input: z.object({ type: type.optional(), page: queryNumber(1, 1_000_000).default(1) }),
    output: z.object({
      entries: z.array(TrashedEntry),
      total: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  restoreEntry: write("/api/restoreEntry", {
    summary: "Bring back a deleted entry of any type, as the restore call of its type does",
    input: z.object({ type, id }),
    output: z.object({ message: z.literal("success"), id: z.string() }),
  }),
  eraseEntry: write("/api/eraseEntry", {
    summary: "Delete an entry of the trash for good, with all its versions",
    input: z.object({ type, id }),
    output: z.object({ message: z.literal("success"), id: z.string() }),
    keepsPages: true,
  }),
};
