import { answers, type Handlers, type StaffCall } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { sameIds } from "../../core/api/same-ids";
import type { Database } from "../../core/db/database.server";
import { deletedSnapshot, record } from "../../core/journal/journal.server";
import { hongKongDay } from "../../core/locale/dates";
import { localized } from "../../core/locale/lang";
import type { OwnProblem } from "../../core/locale/words/problems";
import { requireImages } from "../../core/media/registry.server";
import { smaContract } from "./contract";
import type { SmaTopicInput } from "./input";
import { smaProblems } from "./problems.server";
import { keptIds } from "./reference-ids.server";
import { SmaTopic } from "./shapes";
import { evened, loosePaths } from "./sources.server";
import { smaReview, smaTopics, type TopicDraft } from "./store.server";

const smaHandlers: Handlers<typeof smaContract> = {
  all: async (_, { db }) => ({ sma: await smaTopics(db).all(), review: await smaReview(db).read() }),

  add: async ({ topic: { reviewed, ...input } }, call) => {
    const draft = await draftOf(call.db, input, { key: null, table: null, links: null }, NO_REFERENCES);
    const topic = await smaTopics(call.db).add(draft);
    if (reviewed) await reviewToday(call);
    return changed("add", topic);
  },

  edit: async ({ topic: { _id, version, table, links, reviewed, ...input } }, call) => {
    const { db } = call;
    const before = await found(db, _id);
    requireOwnParts(before, { table, links });
    const kept = { key: before.key, table: table ?? before.table, links: links ?? before.links };
    const draft = await draftOf(db, input, kept, { ...before, ids: before.referenceIds });
    const topic = { ...draft, _id, order: before.order, version: (version ?? before.version) + 1 };
    if (!(await smaTopics(db).replace(topic))) throw new Problem(409, "overtaken");
    if (reviewed) await reviewToday(call);
    return changed("edit", topic);
  },

  remove: async ({ topic_id }, { db }) => {
    const topic = await found(db, topic_id);
    await smaTopics(db).remove(topic_id);
    return changed("delete", topic);
  },

  restore: async ({ topic_id }, { db }) => {
    const snapshot = SmaTopic.safeParse(await deletedSnapshot(db, "sma", topic_id));
    if (!snapshot.success) throw new Problem(404, "nothingToRestore");
    await smaTopics(db).restore(snapshot.data);
    return changed("restore", snapshot.data);
  },

  order: async ({ topics }, { db }) => {
    const ids = topics.map(({ _id }) => _id);
    const known = (await smaTopics(db).all()).map(({ _id }) => _id);
    if (!sameIds(ids, known)) throw new Problem(409, "overtaken");
    await smaTopics(db).arrange(ids);
    const snapshot = { _id: "order", topics: ids };
    return { entityId: snapshot._id, action: "edit", snapshot, answer: { message: "success" } };
  },

  editReview: async ({ version, ...given }, { db }) => {
    const review = await smaReview(db).update(given, version);
    return { entityId: review._id, action: "edit", snapshot: review, answer: { message: "success" } };
  },
};

export const smaAnswers = answers(smaContract, smaHandlers);

async function found(db: Database, id: string): Promise<SmaTopic> {
  const topic = await smaTopics(db).find(id);
  if (!topic) throw new Problem(404, smaProblems.unknownTopic);
  return topic;
}

/** The topic to keep: cover and citations checked, the same number of parts in each language. */
async function draftOf(
  db: Database,
  { coverId, referenceIds, ...input }: Omit<SmaTopicInput, "reviewed">,
  kept: Pick<TopicDraft, "key" | "table" | "links">,
  before: Parameters<typeof keptIds>[2],
): Promise<TopicDraft> {
  if (coverId !== null) await requireImages(db, [{ id: coverId, path: "topic.coverId" }]);
  const texts = evened(input);
  refuse(loosePaths(texts).map((path) => ({ path: `topic.${path}`, says: smaProblems.unknownReference })));
  return { ...kept, coverId, ...texts, referenceIds: keptIds(texts, referenceIds, before) };
}

/** Those of a topic that was not there before. */
const NO_REFERENCES = {
  ...localized(() => ({ references: [] })),
  ids: localized(() => []),
};

/** The page says from now on that it was reviewed today; by whom stays as staff have said it. */
async function reviewToday({ db, staff }: StaffCall): Promise<void> {
  const review = await smaReview(db).update({ date: hongKongDay(new Date()) });
  await record(db, "sma", staff.username, { entityId: review._id, action: "edit", snapshot: review });
}

/** A table and links go only where the page shows them. */
function requireOwnParts(before: SmaTopic, given: { table?: unknown; links?: unknown }): void {
  const parts = ["table", "links"] as const;
  const foreign = parts.filter((part) => given[part] && before[part] === null);
  refuse(foreign.map((part) => ({ path: `topic.${part}`, says: smaProblems.partOfOtherTopic })));
}

function refuse(errors: { path: string; says: OwnProblem }[]): void {
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
}

function changed(action: "add" | "edit" | "delete" | "restore", topic: SmaTopic) {
  const answer = { message: "success" as const, topic_id: topic._id };
  return { entityId: topic._id, action, snapshot: topic, answer };
}
