import * as z from "zod";
import { staffGet } from "../../platform/http/contract";
import { listCounts, recordList, searchedWords } from "../../platform/list/record-list";
import { queryNumber } from "../../platform/shapes";

/** Something that was done, and how what it was done to is called. */
const ActivityEntry = z.object({
  id: z.number().int(),
  /** Name of the feature, as the API page groups its calls. */
  feature: z.string(),
  action: z.string(),
  /** Id of the thing; of an account its username, "" when no account has the name that was tried. */
  entityId: z.string(),
  /** Its title for staff in each language, where it is an entry of a list or has a name of its own; else null. */
  title: z.object({ eng: z.string(), tra: z.string(), sim: z.string() }).nullable(),
  /** True when the thing was deleted and not brought back. */
  deleted: z.boolean(),
  /** Username; "" where nobody was signed in. */
  author: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

const AnyContent = z.looseObject({});

const choice = z.string().max(100).default("");

export const activityList = recordList({ author: choice, feature: choice, q: searchedWords(100) });

export const activityContract = {
  list: staffGet("/api/activity", {
    access: "journal",
    summary:
      "The activity log, newest first, 30 at a time, filtered by author or feature if given. `q` searches the names of entries, features, actions and authors, in any language and Chinese script",
    input: activityList.paged,
    output: z.object({
      entries: z.array(ActivityEntry),
      ...listCounts,
      /** Everybody who ever did something. */
      authors: z.array(z.string()),
      /** Every feature with entries in the journal. */
      features: z.array(z.string()),
    }),
  }),
  change: staffGet("/api/activityChange", {
    access: "journal",
    summary:
      "What one activity entry changed: the content before and after it; null where no revisions are stored",
    input: z.object({ entry: queryNumber(1, Number.MAX_SAFE_INTEGER) }),
    output: z.object({
      change: z.object({ type: z.string(), before: AnyContent.nullable(), after: AnyContent }).nullable(),
    }),
  }),
};
