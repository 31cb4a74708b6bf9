import { changed, isDraft, listActions, recordActions } from "../../content/handlers.server";
import { answers, type Handlers, type StaffCall } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { record } from "../../platform/journal/journal.server";
import { hongKongDay } from "../../platform/locale/dates";
import { localized } from "../../platform/locale/lang";
import type { OwnProblem } from "../../platform/locale/words/problems";
import { smaContract } from "./contract";
import { sma, smaReview, type TopicDraft, type TopicEntry } from "./definition";
import type { SmaTopicInput } from "./input";
import { smaProblems } from "./problems.server";
import { stableIds } from "./reference-ids.server";
import { evened, loosePaths } from "./sources.server";
import { review, topics, withIds } from "./topics.server";

const actions = listActions(sma);
const reviewActions = recordActions(smaReview);

const smaHandlers: Handlers<typeof smaContract> = {
  all: async (_, { db }) => ({ sma: await topics(db), review: await review(db) }),

  one: async ({ topic_id }, { db }) => ({ topic: [withIds(await actions.found(db, topic_id))] }),

  cards: (query, call) => actions.cards(query, call),

  add: async ({ topic: { reviewed, ...input } }, call) => {
    const draft = draftOf(input, { key: null, table: null, links: null }, NO_REFERENCES);
    const topic = await actions.add(draft, undefined, call, "topic.");
    if (reviewed && !isDraft(call)) await reviewToday(call);
    return saved("add", topic);
  },

  edit: async ({ topic: { _id, version, table, links, reviewed, ...input } }, call) => {
    const before = withIds(await actions.edited(call.db, _id));
    requireOwnParts(before, { table, links });
    const kept = { key: before.key, table: table ?? before.table, links: links ?? before.links };
    const draft = draftOf(input, kept, { ...before, ids: before.referenceIds });
    const topic = await actions.edit(_id, draft, { version }, call, "topic.");
    if (reviewed && !isDraft(call)) await reviewToday(call);
    return saved("edit", topic);
  },

  remove: async ({ topic_id }, call) => saved("delete", await actions.remove(topic_id, call)),

  restore: async ({ topic_id }, call) => saved("restore", await actions.restore(topic_id, call)),

  order: ({ topics: given }, call) =>
    actions.arrange(
      given.map(({ _id }) => _id),
      call,
    ),

  editReview: async ({ version, date, ...reviewers }, call) => {
    const given = { date, ...localized((lang) => ({ reviewer: reviewers[lang] })) };
    return changed("edit", await reviewActions.save(given, { version }, call, ""), {});
  },
};

export const smaAnswers = answers(smaContract, smaHandlers);

/** The topic to keep: citations checked, the same number of parts in each language. */
function draftOf(
  { coverId, referenceIds, pictureAlts, ...input }: Omit<SmaTopicInput, "reviewed">,
  kept: Pick<TopicDraft, "key" | "table" | "links">,
  before: Parameters<typeof stableIds>[2],
): TopicDraft {
  const texts = evened(input);
  refuse(loosePaths(texts).map((path) => ({ path: `topic.${path}`, says: smaProblems.unknownReference })));
  return {
    ...{ ...kept, coverId, ...texts, referenceIds: stableIds(texts, referenceIds, before) },
    ...(pictureAlts && { pictureAlts }),
  };
}

/** Those of a topic that was not there before. */
const NO_REFERENCES = {
  ...localized(() => ({ references: [] })),
  ids: localized(() => []),
};

/** The page says from now on that it was reviewed today; by whom stays as staff have said it. */
async function reviewToday(call: StaffCall): Promise<void> {
  const { _id, version } = await reviewActions.save({ date: hongKongDay(new Date()) }, {}, call, "");
  const change = { entityId: _id, action: "edit", snapshot: { _id, version } } as const;
  await record(call.db, "sma", call.staff.username, change);
}

/** A table and links go only where the page shows them. */
function requireOwnParts(before: TopicEntry, given: { table?: unknown; links?: unknown }): void {
  const parts = ["table", "links"] as const;
  const foreign = parts.filter((part) => given[part] && before[part] === null);
  refuse(foreign.map((part) => ({ path: `topic.${part}`, says: smaProblems.partOfOtherTopic })));
}

function refuse(errors: { path: string; says: OwnProblem }[]): void {
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
}

const saved = (action: "add" | "edit" | "delete" | "restore", topic: TopicEntry) =>
  changed(action, topic, { topic_id: topic._id });
