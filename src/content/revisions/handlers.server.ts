import type { Feature } from "../../platform/feature.server";
import { type Answers, answers, type Handlers } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { readsWithheld } from "../access/may-read.server";
import { readableBy, readTypes, requireSaveAccess } from "../access/staff-access.server";
import { autosaveHandlers } from "../autosave/autosaves.server";
import { autosaveContract } from "../autosave/contract";
import { commentsContract } from "../comments/contract";
import { commentsHandlers } from "../comments/handlers.server";
import { presenceContract } from "../presence/contract";
import { presenceHandlers } from "../presence/handlers.server";
import { contentProblems } from "../problems.server";
import { contentRegistry, requireEntryType } from "../registry/content-registry.server";
import { requireUnseen } from "../review/approval-request.server";
import { reviewContract } from "../review/contract";
import { reviewHandlers } from "../review/handlers.server";
import { scheduleContract } from "../schedule/contract";
import { scheduleHandlers } from "../schedule/handlers.server";
import { revisionsContract } from "./contract";
import { pastContract } from "./past-contract";
import { savedDrafts } from "./saved-drafts.server";
import { eraseEntry, trashPage } from "./trash.server";

const contract = {
  ...{ ...revisionsContract, ...pastContract, ...autosaveContract },
  ...{ ...scheduleContract, ...reviewContract, ...commentsContract, ...presenceContract },
};

/** The answers to the calls for revisions, given the features that have content. */
export function revisionsAnswers(features: readonly Feature[]): Answers {
  const registry = contentRegistry(features);
  const handlers: Handlers<typeof contract> = {
    ...autosaveHandlers(registry),
    ...scheduleHandlers(registry),
    ...reviewHandlers(registry),
    ...commentsHandlers(registry),
    ...presenceHandlers(registry),

    drafts: async (query, { db, lang, staff }) => {
      const isReadable = await readableBy(db, registry, staff);
      const types = [...new Set(registry.map(({ type }) => type.name))].filter(readTypes(registry, staff));
      return savedDrafts(db, { ...query, lang, types, isReadable, hidesWithheld: !readsWithheld(staff) });
    },

    trash: async (query, { db, lang, staff }) => {
      const isReadable = await readableBy(db, registry, staff);
      const isRead = readTypes(registry, staff);
      const readable = registry.filter((each) => isRead(each.type.name));
      return trashPage(db, readable, { ...query, lang, isReadable });
    },

    eraseEntry: async ({ type: name, id }, { db, staff, approval }) => {
      requireUnseen(approval);
      const { feature, type } = requireSaveAccess(requireEntryType(registry, name, id), staff);
      if (!(await eraseEntry(db, type.name, id))) throw new Problem(404, contentProblems.unknownEntry);
      const answer = { message: "success" as const, id };
      const erasedFrom = ["entry_words"];
      return {
        entityId: id,
        action: "erase",
        snapshot: { _id: id },
        feature: feature.name,
        erasedFrom,
        answer,
      };
    },
  };

  return answers(contract, handlers);
}
