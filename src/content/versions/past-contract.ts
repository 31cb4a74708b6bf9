import * as z from "zod";
import { staffGet, write } from "../../platform/http/contract";
import { LANGS, localized } from "../../platform/locale/lang";
import { queryNumber } from "../../platform/shapes";
import { id, langs, moment, saved, type } from "./contract";

const Title = z.object(localized(() => z.string()));

/** A version in the history of an entry. */
const PastVersion = z.object({
  version: z.number().int(),
  /** ISO 8601, UTC; `""` where nobody wrote it down. */
  at: z.string(),
  /** The username of whoever saved it; `""` for what the site began with. */
  by: z.string(),
  /** The journal's name for what was done. */
  action: z.string(),
  /** The languages of which it changed the words. */
  langs: z.array(z.enum(LANGS)),
  /** A published one is or once was what visitors get. */
  state: z.enum(["published", "draft"]),
});
export type PastVersion = z.infer<typeof PastVersion>;

/** A deleted entry; its title is null where it has none. */
const TrashedEntry = z.object({
  type: z.string(),
  /** The name of its list for staff, in their language. */
  kind: z.string(),
  id: z.string(),
  title: Title.nullable(),
  /** When it was deleted, and by whom. */
  at: z.string(),
  by: z.string(),
  /** True where visitors get it once it is brought back. */
  isPublic: z.boolean(),
});
export type TrashedEntry = z.infer<typeof TrashedEntry>;

/** The calls for what an entry said before, for taking it from visitors, and for the trash. */
export const pastContract = {
  unpublish: write("/api/unpublish", {
    access: "content",
    summary:
      "Take an entry from visitors, in all languages or in these; its newest version stays, as a draft; with `at`, at that time, once",
    input: z.object({ type, id: id.optional(), langs, at: moment.optional() }),
    output: saved,
  }),
  history: staffGet("/api/history", {
    access: "content",
    summary:
      "All versions of an entry, the newest first, or with `page` those of a page; `before` is the one before them, `newest` that of the newest of all; `published` is the number of the one that visitors get, null while they get none; `title` is what staff call it, null for one without",
    input: z.object({ type, id: id.optional(), page: queryNumber(1, 1_000_000).optional() }),
    output: z.object({
      versions: z.array(PastVersion),
      before: PastVersion.nullable(),
      newest: z.number().int().nullable(),
      pages: z.number().int(),
      published: z.number().int().nullable(),
      title: Title.nullable(),
    }),
  }),
  restoreVersion: write("/api/restoreVersion", {
    access: "content",
    summary: "Make a former version of an entry, or its words in these languages, its newest, as a draft",
    input: z.object({ type, id: id.optional(), version: z.number().int().positive(), langs }),
    output: saved,
    keepsPageCache: true,
  }),
  trash: staffGet("/api/trash", {
    access: "content",
    summary: "What was deleted and can be brought back, the last first, of one type or of all",
    input: z.object({ type: type.optional(), page: queryNumber(1, 1_000_000).default(1) }),
    output: z.object({
      entries: z.array(TrashedEntry),
      /** The types of which there may be some, with the names of their lists. */
      types: z.array(z.object({ type: z.string(), name: z.string() })),
      total: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  restoreEntry: write("/api/restoreEntry", {
    access: "content",
    summary: "Bring back a deleted entry of any type, as the restore call of its type does",
    input: z.object({ type, id }),
    output: z.object({ message: z.literal("success"), id: z.string() }),
  }),
  eraseEntry: write("/api/eraseEntry", {
    access: "content",
    summary: "Delete an entry of the trash for good, with all its versions",
    input: z.object({ type, id }),
    output: z.object({ message: z.literal("success"), id: z.string() }),
    keepsPageCache: true,
  }),
};
