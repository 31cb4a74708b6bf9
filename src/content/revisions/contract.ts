import * as z from "zod";
import { staffGet } from "../../platform/http/contract";
import { listCounts, recordList, searchedWords, sortedBy } from "../../platform/list/record-list";
import { localized } from "../../platform/locale/lang";
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
      "The entries of any type of which visitors do not get the newest revision, new and taken down ones too, the last saved first unless `sort` says otherwise; `waiting` says what of each visitors do not get. `q` finds what has all of its words in any language",
    input: savedDraftList.paged,
    output: z.object({ entries: z.array(SavedDraft), ...listCounts }),
  }),
};
