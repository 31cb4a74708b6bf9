import type { Staff } from "../../platform/auth/auth.server";
import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import type { Change } from "../../platform/journal/journal.server";
import { fill, LANGS, type Lang, localized } from "../../platform/locale/lang";
import { staffWords } from "../../platform/locale/words/staff";
import type { AnyContent, ContentType } from "../definition";
import type { Scheduled } from "../listed-entry";
import { contentProblems } from "../problems.server";
import type { EntryType } from "../registry/content-registry.server";
import { wordedLanguages } from "../revisions/unpublished-langs";
import { entryStateOf } from "../store/entry-state.server";
import { requirePublishable } from "../store/for-visitors.server";
import { planNewest, SCHEDULES, schedule } from "./schedule.server";

/**
 * Has something done to an entry at a time; gives the change, with the number of its newest revision.
 * @throws {Problem} 404 where there is none, 400 where it could not be published then
 */
export async function scheduling(
  { feature, type }: EntryType,
  id: string,
  wanted: readonly [Omit<Scheduled, "key">, ...Omit<Scheduled, "key">[]],
  { db, staff }: { db: Database; staff: Pick<Staff, "username"> },
): Promise<Change<{ message: "success"; id: string; version: number }>> {
  const stored = await entryStateOf(db, type, id);
  if (!stored || stored.row.deleted_at !== null) throw new Problem(404, contentProblems.unknownEntry);
  const [first, ...others] = wanted;
  const { act, at } = first;
  const request = { langs: first.langs, path: "langs" };
  const langs = act === "publish" ? [...(await plannableLanguages(db, type, id, request))] : first.langs;
  for (const each of [{ ...first, langs }, ...others])
    await schedule(db, { type: type.name, id }, each, staff.username);
  await planNewest(db, { type: type.name, id });
  const [down] = others;
  const snapshot = { _id: id, langs, at, ...(down && { until: down.at }) };
  const answer = { message: "success" as const, id, version: stored.row.number };
  return {
    entityId: id,
    action: SCHEDULES[act],
    snapshot,
    feature: feature.name,
    preservesPageCache: true,
    answer,
  };
}

/**
 * Those of the requested languages of an entry that can be scheduled: all three mean those in which it has
 * text.
 * @param path that of the requesting field
 * @throws {Problem} 400 for a language without text, or where visitors would get too little; 404 where there
 * is none
 */
async function plannableLanguages(
  tx: Database,
  type: ContentType,
  id: string,
  { langs, path }: { langs: readonly Lang[]; path: string },
): Promise<readonly Lang[]> {
  const entry = await entryStateOf(tx, type, id);
  if (!entry || entry.row.deleted_at !== null) throw new Problem(404, contentProblems.unknownEntry);
  const worded = wordedLanguages(type, entry.newest as AnyContent, entry.visible as AnyContent | undefined);
  const isAll = LANGS.every((lang) => langs.includes(lang));
  const without = isAll ? [] : langs.filter((lang) => !worded.includes(lang));
  if (without.length > 0) throw new Problem(400, "invalid", { errors: [{ path, says: wordless(without) }] });
  const planned = isAll ? worded : langs;
  requirePublishable(type, entry, planned, path);
  return planned;
}

function wordless(langs: readonly Lang[]) {
  const { key, words } = contentProblems.nothingInLanguages;
  const names = (lang: Lang) =>
    langs.map((each) => staffWords[lang][each]).join(lang === "eng" ? ", " : "、");
  return { key, words: localized((lang) => fill(words[lang], { languages: names(lang) })) };
}

type Requested = Omit<Scheduled, "key">;

/** The schedule that a save requests, and as much of it as was stored. */
export interface RequestedSchedule {
  readonly requested: readonly Requested[];
  scheduled: readonly Requested[];
}

/**
 * Stores the schedule that a save requests, in its transaction.
 * @throws {Problem} 400 with the path `publish.at` for what could not be published then
 */
export async function saveRequestedSchedule(
  tx: Database,
  { type, id }: { type: ContentType; id: string },
  wanted: RequestedSchedule,
  author: string,
): Promise<void> {
  for (const each of wanted.requested) {
    const { act, langs } = each;
    const planned =
      act === "publish" ? await plannableLanguages(tx, type, id, { langs, path: "publish.at" }) : langs;
    await schedule(tx, { type: type.name, id }, { ...each, langs: [...planned] }, author);
  }
  wanted.scheduled = wanted.requested;
}
