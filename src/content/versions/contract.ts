import * as z from "zod";
import { staffGet, write } from "../../platform/http/contract";
import { LANGS, localized } from "../../platform/locale/lang";
import { editedVersion, queryNumber } from "../../platform/shapes";
import { ReviewShape, ScheduledShape, WaitingShape } from "../calls";

/** The name of a content type. */
export const type = z.string().min(1).max(100);
export const id = z.string().min(1).max(100);

/** An entry as the calls of its type answer it; which fields it has, its definition says. */
const AnyEntry = z.looseObject({ _id: z.string(), version: z.number().int() });

/** Some languages, all unless said. */
export const langs = z
  .array(z.enum(LANGS))
  .min(1)
  .default([...LANGS]);

/** A time to come: ISO 8601, in Hong Kong where it names no zone. */
export const moment = z.string().max(40);

/** The answer to a save of a version. */
export const saved = z.object({ message: z.literal("success"), id: z.string(), version: z.number().int() });

/** An entry that is saved and of which visitors do not get the newest version; its title is null where it has none. */
const SavedDraft = z.object({
  type: z.string(),
  id: z.string(),
  title: z.object(localized(() => z.string())).nullable(),
  /** When it was last saved, ISO 8601, UTC; `""` where nobody wrote it down. */
  at: z.string(),
  waiting: WaitingShape,
});
export type SavedDraft = z.infer<typeof SavedDraft>;

/** The calls for the versions of an entry of any type. */
export const versionsContract = {
  drafts: staffGet("/api/drafts", {
    access: "content",
    summary:
      "The entries of any type of which visitors do not get the newest version, new and taken down ones too, the last saved first; `waiting` says what of each visitors do not get",
    input: z.object({ page: queryNumber(1, 1_000_000).default(1) }),
    output: z.object({ entries: z.array(SavedDraft), total: z.number().int(), pages: z.number().int() }),
  }),
  version: staffGet("/api/version", {
    access: "content",
    summary:
      "An entry as staff edit it: its newest version, or the one of that number; `id` may be left out of what there is one of. `waiting` says what of the newest visitors do not get yet, `scheduled` what is planned, `review` what of it an administrator has yet to publish. With `as=content` in the shape that it is stored in, as for comparisons, which of some types is another than that of their own calls",
    input: z.object({
      type,
      id: id.optional(),
      version: queryNumber(1, 2 ** 31 - 1).optional(),
      as: z.literal("content").optional(),
    }),
    output: z.object({
      entry: AnyEntry,
      waiting: WaitingShape.nullable(),
      scheduled: z.array(ScheduledShape),
      review: ReviewShape.nullable(),
      /** The number of open comments on it, besides those on what waits for an administrator. */
      comments: z.number().int(),
    }),
  }),
  saveDraft: write("/api/saveDraft", {
    access: "content",
    summary:
      "Save a whole entry, as the add and edit calls of its type take it, as a draft: what visitors get does not change",
    input: z.object({ type, id: id.optional(), version: editedVersion, entry: z.looseObject({}) }),
    output: saved,
    keepsPageCache: true,
  }),
  publish: write("/api/publish", {
    access: "content",
    summary:
      "Give visitors the newest version of an entry, in all languages or in these; with `at`, at that time; with `until`, until then",
    input: z.object({ type, id: id.optional(), langs, at: moment.optional(), until: moment.optional() }),
    output: saved,
  }),
};
