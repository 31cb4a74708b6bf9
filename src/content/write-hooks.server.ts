import type { Feature } from "../platform/feature.server";
import type { WriteCall, WriteHooks } from "../platform/http/mount.server";
import { Problem } from "../platform/http/problem";
import { UNPUBLISHED_LANGS_HEADER } from "../platform/http/unpublished-langs-header";
import { isLang, LANGS, type Lang } from "../platform/locale/lang";
import type { ContentType } from "./definition";
import { contentRegistry, findEntryType } from "./registry/content-registry.server";
import { type ApprovalRequest, approvalRequestFor, requireUnseen } from "./review/approval-request.server";
import { notifyWhenPublished } from "./review/notify-published.server";
import { SCHEDULES } from "./schedule/acts";
import { isForLater, type RequestedSchedule, requestedSchedule } from "./schedule/requested-schedule.server";

/** What content does around every `write`: languages left unpublished, a schedule, approval, and who is notified. */
export function contentWriteHooks(features: readonly Feature[]): Pick<WriteHooks, "options" | "begin"> {
  const registry = contentRegistry(features);
  const typeOf = (type: string, id: string): ContentType | undefined =>
    findEntryType(registry, type, id)?.calls.type;
  return {
    options(request) {
      const schedule = requestedSchedule(request);
      return { schedule, unpublishedLangs: isForLater(schedule) ? LANGS : unpublishedLangsOf(request) };
    },
    async begin(tx, call) {
      const approval = await approvalRequestFor(tx, call);
      // What visitors cannot see of a change publishes nothing of anybody.
      const isSilent = approval !== undefined || call.endpoint.keepsPageCache === true;
      const notifyAuthors = isSilent ? undefined : await notifyWhenPublished(tx);
      return {
        call: approval && { approval, unpublishedLangs: LANGS },
        async end({ entityId, isCacheKept }) {
          if (!isCacheKept) requireUnseen(approval);
          await notifyAuthors?.({ ...call, typeOf });
          return {
            isUnseen: approval !== undefined,
            action: approval?.action,
            also: planned(call, entityId),
          };
        },
      };
    },
  };
}

/** What a call plans, for the journal. @throws {Problem} 400 where it kept no schedule: nobody is to wait for it */
function planned({ schedule }: WriteCall, entityId: string) {
  if (schedule && schedule.scheduled.length === 0) throw new Problem(400, "malformed");
  return (schedule?.scheduled ?? []).map(({ act, langs, at }) => ({
    action: SCHEDULES[act],
    snapshot: { _id: entityId, langs, at },
  }));
}

/**
 * The languages that a request leaves unpublished.
 * @throws {Problem} 400 where the header names something else: it would be published, which nobody wants to find out
 */
function unpublishedLangsOf(request: Request): Lang[] {
  const named = (request.headers.get(UNPUBLISHED_LANGS_HEADER) ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
  if (!named.every(isLang)) throw new Problem(400, "malformed");
  return LANGS.filter((lang) => named.includes(lang));
}

declare module "../platform/http/handlers.server" {
  interface StaffCall {
    /** The languages of what is saved that visitors do not get yet: see {@link UNPUBLISHED_LANGS_HEADER}. */
    unpublishedLangs?: readonly Lang[];
    /** The schedule that it asks for: see schedule-headers.ts. */
    schedule?: RequestedSchedule | undefined;
    /** Where an administrator has to publish what it saves: see {@link ApprovalRequest}. */
    approval?: ApprovalRequest | undefined;
  }
}
