import * as z from "zod";
import type { Feature } from "../platform/feature.server";
import type { WriteHooks } from "../platform/http/mount.server";
import { LANGS, type Lang } from "../platform/locale/lang";
import { deliverEvents } from "./events/events.server";
import { contentRegistry, findEntryType } from "./registry/content-registry.server";
import { type ApprovalRequest, approvalRequestFor, requireUnseen } from "./review/approval-request.server";

/** The input of a call that names an entry. */
const Named = z.object({ type: z.string(), id: z.string().optional() });

/** What content does around every `write`: approval, and what features do about changed entries. */
export function contentWriteHooks(features: readonly Feature[]): Pick<WriteHooks, "begin"> {
  const registry = contentRegistry(features);
  return {
    async begin(tx, call) {
      const approval = await approvalRequestFor(tx, {
        ...call,
        typeName() {
          const { data: named } = Named.safeParse(call.input);
          return call.endpoint.ofType ?? (named && findEntryType(registry, named.type, named.id)?.type.name);
        },
      });
      return {
        call: approval && { approval, unpublishedLangs: LANGS },
        async end({ isCachePreserved }) {
          if (!isCachePreserved) {
            requireUnseen(approval);
            const { config } = call.deps;
            await deliverEvents(features, { tx, config, author: call.staff?.username ?? "" });
          }
          const isAsked = approval !== undefined && !approval.isWaived;
          return { isUnseen: isAsked, action: approval?.action };
        },
      };
    },
  };
}

declare module "../platform/feature.server" {
  interface StaffCall {
    /** Where an administrator has to publish what it saves: see {@link ApprovalRequest}. */
    approval?: ApprovalRequest | undefined;
    /** The saved languages that are not published yet: all of them where approval is needed. */
    unpublishedLangs?: readonly Lang[] | undefined;
  }
}
