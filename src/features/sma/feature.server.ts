import { type EntryRules, entryRules, isDraft, type SaveCall } from "../../content/save/entry-rules.server";
import { saveEntry } from "../../content/save/save-entry.server";
import { feature } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { record } from "../../platform/journal/journal.server";
import { hongKongDay } from "../../platform/locale/format";
import { localized } from "../../platform/locale/lang";
import type { OwnProblem } from "../../platform/locale/words/problems";
import { sma, smaReview, type TopicEntry } from "./definition";
import { smaProblems } from "./problems.server";
import { stableIds } from "./reference-ids.server";
import { evened, loosePaths, withIds } from "./topics.server";

/** Citations name references that are there, all languages have as many parts, and a table and links stay where they are. */
const topicRules: EntryRules<typeof sma> = {
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

/** The references of a new topic. */
const NO_REFERENCES = {
  ...localized(() => ({ references: [] })),
  ids: localized(() => []),
};

/** The page says from now on that it was reviewed today; by whom stays as staff have said it. */
async function reviewToday(call: SaveCall): Promise<void> {
  const given = { date: hongKongDay(new Date()) };
  const { _id, version } = await saveEntry(
    { type: smaReview },
    { given },
    { ...call, schedule: undefined },
    "",
  );
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

export default feature({
  name: "sma",
  problems: smaProblems,
  content: [sma, smaReview],
  entryRules: [entryRules(topicRules)],
});
