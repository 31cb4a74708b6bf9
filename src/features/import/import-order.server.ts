import type { ContentRegistry, EntryType } from "../../content/registry/content-registry.server";
import { findEntryType } from "../../content/registry/content-registry.server";
import { orderEntries, saveEntry } from "../../content/save/save-entry.server";
import { isList } from "../../content/store/derived.server";
import { newest, newestRecord } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { record } from "../../platform/journal/journal.server";
import { localized } from "../../platform/locale/lang";
import type { PlannedEntry } from "./convert/context";
import { inTransaction, type Writing } from "./save-record.server";
import { importStore } from "./store.server";
import { isOfProgram } from "./target.server";

const TOPICS = "sma";
const REVIEW = "smaReview";

/**
 * Puts the old site's topics in their order, before those of ours that are left; once, since staff may order them
 * otherwise afterwards. What is new was not reviewed: that the topics were, is no longer said where the program said it.
 */
export async function importTopicOrder(
  planned: readonly PlannedEntry[],
  registry: ContentRegistry,
  writing: Writing,
): Promise<void> {
  const topics = findEntryType(registry, TOPICS, undefined);
  if (!topics || !planned.some(({ type }) => type === TOPICS)) return;
  await inTransaction(writing, async (tx) => {
    const store = importStore(tx);
    if (await store.hasOrder(TOPICS)) return "known";
    const imported = await store.idsOf(TOPICS);
    const old = planned.flatMap(({ type, oldId }) => (type === TOPICS ? (imported.get(oldId) ?? []) : []));
    const isOrdered = old.length > 0 && (await putFirst(tx, topics, old, writing.author));
    if (!isOrdered) return "known";
    const review = findEntryType(registry, REVIEW, undefined);
    if (review) await withdrawReview(tx, review, writing);
    await store.addOrder(TOPICS);
    return "saved";
  });
}

/** Puts entries before the others of their list; false where it is none. */
async function putFirst(
  tx: Database,
  { type, feature }: EntryType,
  first: readonly string[],
  author: string,
): Promise<boolean> {
  if (!isList(type)) return false;
  const present = (await newest(tx, type).places()).map(({ id }) => id);
  const ids = [...first.filter((id) => present.includes(id)), ...present.filter((id) => !first.includes(id))];
  await orderEntries(type, ids, tx);
  await record(tx, feature.name, author, {
    entityId: "order",
    action: "order",
    snapshot: { _id: "order", ids },
  });
  return true;
}

async function withdrawReview(tx: Database, { type, rules, feature }: EntryType, { deps, author }: Writing) {
  const { _id, version } = await newestRecord(tx, type);
  if (version === 0 || !(await isOfProgram(tx, type, _id))) return;
  const given = { date: "", ...localized(() => ({ reviewer: "" })) };
  const call = { db: tx, deps, staff: { username: author } };
  const saved = await saveEntry(rules, { given }, call, "");
  const snapshot = { _id, version: saved.version };
  await record(tx, feature.name, author, { entityId: _id, action: "edit", snapshot });
}
