import * as z from "zod";
import { staffGet, write } from "../../platform/http/contract";
import { localized } from "../../platform/locale/lang";
import { id, type } from "../api/contract";
import { ScheduledShape } from "../listed-entry";

/** A scheduled or executed change, with its subject. */
const CalendarEntry = ScheduledShape.extend({
  type: z.string(),
  id: z.string(),
  /** The name of the entry for staff; null for one without a title. */
  title: z.object(localized(() => z.string())).nullable(),
  /** The name of its list or record for staff, in their language. */
  kind: z.string(),
  /** The username of its author. */
  by: z.string(),
  state: z.enum(["waiting", "overdue", "failed", "done"]),
  /** True while the entry lies in the trash. */
  deleted: z.boolean(),
  /** True if the current user may cancel it. */
  mayChange: z.boolean(),
  /** When it was done, or failed. */
  ended: z.string().nullable(),
  /** The reason why it failed, or remarks on what was done, in the reader's language. */
  reason: z.string().nullable(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** The calls for what is to be published or taken down at a time. */
export const scheduleContract = {
  calendar: staffGet("/api/calendar", {
    access: "content",
    ofAnyType: true,
    summary:
      "Scheduled changes, soonest first, then failed ones and the last done; `looked` is when due changes were last checked, null where they are not",
    input: z.object({}),
    output: z.object({
      entries: z.array(CalendarEntry),
      /** True where more is to come than `entries` has. */
      more: z.boolean(),
      looked: z.string().nullable(),
    }),
  }),
  unschedule: write("/api/unschedule", {
    access: "content",
    ofAnyType: true,
    summary: "Cancel a scheduled change of an entry, or dismiss a failed one",
    input: z.object({ type, id: id.optional(), key: z.string().min(1).max(100) }),
    output: z.object({ message: z.literal("success"), id: z.string() }),
    preservesPageCache: true,
  }),
};
