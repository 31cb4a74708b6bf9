import { listReads } from "../../content/list-reads.server";
import { changed, reordered } from "../../content/save/changed.server";
import type { EntryRules, SaveCall } from "../../content/save/entry-rules.server";
import { isDraft } from "../../content/save/publish-options.server";
import {
  type GivenContent,
  orderEntries,
  removeEntry,
  restoreEntry,
  saveEntry,
} from "../../content/save/save-entry.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { record } from "../../platform/journal/journal.server";
import { hongKongDay } from "../../platform/locale/dates";
import { localized } from "../../platform/locale/lang";
import type { OwnProblem } from "../../platform/locale/words/problems";
import { smaContract } from "./contract";
import { sma, smaReview, type TopicEntry } from "./definition";
import { smaProblems } from "./problems.server";
import { stableIds } from "./reference-ids.server";
import { evened, loosePaths } from "./sources.server";
import { review, topics, withIds } from "./topics.server";

const reads = listReads(sma);
const reviewRules = { type: smaReview };

/** Citations name references that are there, all languages have as many parts, and a table and links stay where they are. */
export const topicRules: EntryRules<typeof sma> = {
  type: sma,
  edited: withIds,
  beforeSave: async ({ reviewed, ...content }, { before: stored, path, call }) => {
    const before = stored && withIds(stored);
    refuse(
      foreignParts(before, content).map((part) => ({
        path: `${path}${part}`,
        says: smaProblems.partOfOtherTopic,
      })),
    );
    const texts = evened(content);
    refuse(loosePaths(texts).map((each) => ({ path: `${path}${each}`, says: smaProblems.unknownReference })));
    if (reviewed && !isDraft(call)) await reviewToday(call);
    const known = before ? { ...before, ids: before.referenceIds } : NO_REFERENCES;
    return {
      ...{ ...content, ...texts, reviewed: false, key: before?.key ?? null },
      referenceIds: stableIds(texts, content.referenceIds, known),
    };
  },
};

const smaHandlers: Handlers<typeof smaContract> = {
  all: async (_, { db }) => ({ sma: await topics(db), review: await review(db) }),

  one: async ({ topic_id }, { db }) => ({ topic: [withIds(await reads.found(db, topic_id))] }),

  add: async ({ topic: given }, call) =>
    saved("add", await saveEntry(topicRules, { given: given as TopicInput }, call, "topic.")),

  edit: async ({ topic: { _id, version, ...given } }, call) =>
    saved(
      "edit",
      await saveEntry(topicRules, { id: _id, given: given as TopicInput, version }, call, "topic."),
    ),

  remove: async ({ topic_id }, call) => saved("delete", await removeEntry(sma, topic_id, call)),

  restore: async ({ topic_id }, call) => saved("restore", await restoreEntry(topicRules, topic_id, call)),

  order: async ({ topics: given }, { db }) => {
    const ids = given.map(({ _id }) => _id);
    await orderEntries(sma, ids, db);
    return reordered(sma.name, ids);
  },

  editReview: async ({ version, date, ...reviewers }, call) => {
    const given = { date, ...localized((lang) => ({ reviewer: reviewers[lang] })) };
    return changed("edit", await saveEntry(reviewRules, { given, version }, call, ""), {});
  },
};

export const smaAnswers = answers(smaContract, smaHandlers);

/** The input of a save: its schema says of the references what the definition does. */
type TopicInput = GivenContent<typeof sma>;

/** Those of a topic that was not there before. */
const NO_REFERENCES = {
  ...localized(() => ({ references: [] })),
  ids: localized(() => []),
};

/** The page says from now on that it was reviewed today; by whom stays as staff have said it. */
async function reviewToday(call: SaveCall): Promise<void> {
  const given = { date: hongKongDay(new Date()) };
  const { _id, version } = await saveEntry(reviewRules, { given }, { ...call, schedule: undefined }, "");
  const change = { entityId: _id, action: "edit", snapshot: { _id, version } } as const;
  await record(call.db, "sma", call.staff.username, change);
}

/** The parts that a topic is given and that only another topic has: a table and links go only where the page shows them. */
function foreignParts(before: TopicEntry | undefined, given: { table?: unknown; links?: unknown }) {
  const parts = ["table", "links"] as const;
  return parts.filter((part) => given[part] && !before?.[part]);
}

function refuse(errors: { path: string; says: OwnProblem }[]): void {
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
}

const saved = (action: "add" | "edit" | "delete" | "restore", topic: TopicEntry) =>
  changed(action, topic, { topic_id: topic._id });
