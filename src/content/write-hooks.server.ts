import type { Feature } from "../platform/feature.server";
import type { WriteHooks } from "../platform/http/mount.server";
import { LANGS, type Lang } from "../platform/locale/lang";
import type { ContentType } from "./definition";
import { contentRegistry, findEntryType } from "./registry/content-registry.server";
import { type ApprovalRequest, approvalRequestFor, requireUnseen } from "./review/approval-request.server";
import { notifyWhenPublished } from "./review/notify-published.server";

/** What content does around every `write`: approval, and who is notified. */
export function contentWriteHooks(features: readonly Feature[]): Pick<WriteHooks, "begin"> {
  const registry = contentRegistry(features);
  const typeOf = (type: string, id: string): ContentType | undefined =>
    findEntryType(registry, type, id)?.type;
  return {
    async begin(tx, call) {
      const approval = await approvalRequestFor(tx, call);
      // What visitors cannot see of a change publishes nothing of anybody.
      const isSilent = approval !== undefined || call.endpoint.keepsPageCache === true;
      const notifyAuthors = isSilent ? undefined : await notifyWhenPublished(tx);
      return {
        call: approval && { approval, unpublishedLangs: LANGS },
        async end({ isCacheKept }) {
          if (!isCacheKept) requireUnseen(approval);
          await notifyAuthors?.({ ...call, typeOf });
          return { isUnseen: approval !== undefined, action: approval?.action };
        },
      };
    },
  };
}

declare module "../platform/http/handlers.server" {
  interface StaffCall {
    /** Where an administrator has to publish what it saves: see {@link ApprovalRequest}. */
    approval?: ApprovalRequest | undefined;
    /** The languages of what is saved that visitors do not get yet: all of them where approval is needed. */
    unpublishedLangs?: readonly Lang[] | undefined;
  }
}
