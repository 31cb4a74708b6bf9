import * as z from "zod";
import { staffGet, write } from "../../platform/http/contract";
import { listCounts, openChoice, recordList, searchedWords, sortedBy } from "../../platform/list/record-list";
import { localized } from "../../platform/locale/lang";
import { id, type } from "../api/contract";
import { WaitingShape } from "../listed-entry";

/** An entry whose newest revision is not published; its title is null where it has none. */
const SavedDraft = z.object({
  type: z.string(),
  id: z.string(),
  title: z.object(localized(() => z.string())).nullable(),
  /** When it was last saved, ISO 8601, UTC; `""` if unknown. */
  at: z.string(),
  waiting: WaitingShape,
});
export type SavedDraft = z.infer<typeof SavedDraft>;

/** The query of the list of saved drafts. */
export const savedDraftList = recordList({
  q: searchedWords(100),
  sort: sortedBy(["name", "at"], "-at"),
});

/** The calls for the revisions of an entry of any type. */
export const revisionsContract = {
  drafts: staffGet("/api/drafts", {
    access: "content",
    ofAnyType: true,
    summary:
      "Entries of all types whose newest revision is not published, last saved first unless `sort` says otherwise; `waiting` names what is unpublished. `q` searches in any language",
    input: savedDraftList.paged,
    output: z.object({ entries: z.array(SavedDraft), ...listCounts }),
  }),
};

const Title = z.object(localized(() => z.string()));

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
  /** True where it is published once it is restored. */
  isPublic: z.boolean(),
});
export type TrashedEntry = z.infer<typeof TrashedEntry>;

export const trashList = recordList({
  type: openChoice(type),
  q: searchedWords(100),
  sort: sortedBy(["name", "at"], "-at"),
});

/** The calls for the trash. */
export const pastContract = {
  trash: staffGet("/api/trash", {
    access: "content",
    ofAnyType: true,
    summary:
      "Deleted entries that can be restored, last deleted first unless `sort` says otherwise, of one type or of all. `q` searches titles and the names of lists",
    input: trashList.paged,
    output: z.object({
      entries: z.array(TrashedEntry),
      /** The types with such entries, with the names of their lists. */
      types: z.array(z.object({ type: z.string(), name: z.string() })),
      ...listCounts,
    }),
  }),
  eraseEntry: write("/api/eraseEntry", {
    access: "content",
    ofAnyType: true,
    summary: "Delete an entry from the trash for good, with all its revisions",
    input: z.object({ type, id }),
    output: z.object({ message: z.literal("success"), id: z.string() }),
    preservesPageCache: true,
  }),
};
