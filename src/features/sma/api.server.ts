import { feature, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { sameIds } from "../../core/api/same-ids";
import type { Database } from "../../core/db/database.server";
import { deletedSnapshot } from "../../core/journal/journal.server";
import { requireImages } from "../../core/media/registry.server";
import { smaContract } from "./contract";
import type { SmaTopicInput } from "./input";
import { SmaTopic } from "./shapes";
import { evened, loosePaths } from "./sources.server";
import { smaReview, smaTopics, type TopicDraft } from "./store.server";

const smaHandlers: Handlers<typeof smaContract> = {
  all: async (_, { db }) => ({ sma: await smaTopics(db).all(), review: await smaReview(db).read() }),

  add: async ({ topic }, { db }) => {
    const draft = await draftOf(db, topic, { key: null, table: null, links: null });
    return changed("add", await smaTopics(db).add(draft));
  },

  edit: async ({ topic: { _id, version, table, links, ...input } }, { db }) => {
    const before = await found(db, _id);
    requireOwnParts(before, { table, links });
    const kept = { key: before.key, table: table ?? before.table, links: links ?? before.links };
    const draft = await draftOf(db, input, kept);
    const topic = { ...draft, _id, order: before.order, version: (version ?? before.version) + 1 };
    if (!(await smaTopics(db).replace(topic))) throw new Problem(409, "overtaken");
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

export const smaFeature = feature("sma", smaContract, smaHandlers);

async function found(db: Database, id: string): Promise<SmaTopic> {
  const topic = await smaTopics(db).find(id);
  if (!topic) throw new Problem(404, "unknownTopic");
  return topic;
}

/** The topic to keep: cover and citations checked, the same number of parts in each language. */
async function draftOf(
  db: Database,
  { coverId, ...input }: SmaTopicInput,
  kept: Pick<TopicDraft, "key" | "table" | "links">,
): Promise<TopicDraft> {
  if (coverId !== null) await requireImages(db, [{ id: coverId, path: "topic.coverId" }]);
  const texts = evened(input);
  refuse(loosePaths(texts).map((path) => ({ path: `topic.${path}`, key: "unknownReference" })));
  return { ...kept, coverId, ...texts };
}

/** A table and links go only where the page shows them. */
function requireOwnParts(before: SmaTopic, given: { table?: unknown; links?: unknown }): void {
  const parts = ["table", "links"] as const;
  const foreign = parts.filter((part) => given[part] && before[part] === null);
  refuse(foreign.map((part) => ({ path: `topic.${part}`, key: "partOfOtherTopic" })));
}

function refuse(errors: { path: string; key: "unknownReference" | "partOfOtherTopic" }[]): void {
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
}

function changed(action: "add" | "edit" | "delete" | "restore", topic: SmaTopic) {
  const answer = { message: "success" as const, topic_id: topic._id };
  return { entityId: topic._id, action, snapshot: topic, answer };
}
