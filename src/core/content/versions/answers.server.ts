import {
  type Answers,
  answers,
  type Handlers,
  handlerOf,
  prepared,
  type StaffCall,
} from "../../api/handlers.server";
import { checkedInput, InvalidInput } from "../../api/input.server";
import { Problem } from "../../api/problem";
import type { Database } from "../../db/database.server";
import type { Feature } from "../../feature.server";
import type { Change } from "../../journal/journal.server";
import { LANGS, type Lang } from "../../locale/lang";
import type { AnyContent, ContentType, Entry } from "../definition";
import { contentProblems } from "../problems.server";
import { newestRecord } from "../store/newest.server";
import { wholeRecord } from "../store/published.server";
import { standingOf } from "../store/standing.server";
import { contentStore, NothingToPublish } from "../store/store.server";
import { versionOf } from "../store/version.server";
import { versionsContract } from "./contract";
import type { EntryCalls, GivenEntry, SavingCall } from "./entry-calls.server";
import { waitingOf } from "./kept-back";

/** The entries of a type, and the feature whose they are. */
interface Keeper {
  feature: Feature;
  calls: EntryCalls;
}

/** A draft whose fields are known to be right: the call that saves it, as its handler takes it. */
interface PreparedDraft {
  save: { keeper: Keeper; saving: SavingCall; input: unknown };
}

/** The answers to the calls for versions, given the features that keep entries. */
export function versionsAnswers(features: readonly Feature[]): Answers {
  const keepers = features.flatMap((feature) =>
    (feature.entryCalls ?? []).map((calls): Keeper => ({ feature, calls })),
  );
  const keeperOf = (name: string, id: string | undefined): Keeper => {
    const named = keepers.filter(({ calls }) => calls.type.name === name || calls.name === name);
    // Before those of which there are many: own pages are pages too.
    const found =
      named.find(({ calls: { type } }) => type.id !== undefined && type.id === id) ??
      named.find(({ calls: { type } }) => type.id === undefined);
    if (found) return found;
    throw new Problem(400, "invalid", { errors: [{ path: "type", says: contentProblems.unknownType }] });
  };

  const handlers: Handlers<typeof versionsContract, { saveDraft: PreparedDraft }> = {
    version: async ({ type: name, id, version }, { db }) => {
      const { calls } = keeperOf(name, id);
      const { type, answered = (entry) => entry } = calls;
      const own = await idOf(db, type, id);
      const { entry, waiting } = await readVersion(db, type, own, version);
      return { entry: answered(entry as never) as { _id: string; version: number }, waiting };
    },

    saveDraft: async ({ save: { keeper, saving, input } }, call) => {
      const { feature, calls } = keeper;
      const run = handlerOf(feature, saving.call);
      const made = (await renaming(saving.at, () =>
        run(input, { ...call, keepBack: LANGS }),
      )) as Change<unknown>;
      const kept = await standingOf(call.db, calls.type, made.entityId);
      const version = kept?.row.number ?? 0;
      const answer = { message: "success" as const, id: made.entityId, version };
      return { ...made, feature: feature.name, action: "draft", answer };
    },

    publish: async ({ type: name, id, langs }, call) => {
      const { feature, calls } = keeperOf(name, id);
      const own = await idOf(call.db, calls.type, id);
      const version = await publish(calls, own, langs, call);
      const answer = { message: "success" as const, id: own, version };
      const snapshot = { _id: own, version, langs };
      return { entityId: own, action: "publish", snapshot, feature: feature.name, answer };
    },
  };

  return answers(versionsContract, handlers, {
    saveDraft: async (input, lang) => ({
      ...input,
      save: await prepareDraft(keeperOf(input.type, input.id), input, lang),
    }),
  });
}

/** Checks a draft by the call that saves entries of its type. */
async function prepareDraft(
  keeper: Keeper,
  {
    id,
    version,
    entry,
  }: Pick<GivenEntry, "entry"> & { id?: string | undefined; version?: number | undefined },
  lang: Lang,
): Promise<PreparedDraft["save"]> {
  const { feature, calls } = keeper;
  const saving = calls.saves({ id, version, entry });
  const endpoint = saving && feature.contract[saving.call];
  if (!saving || !endpoint) throw new Problem(404, contentProblems.unknownEntry);
  const input = await renaming(saving.at, async () =>
    prepared(feature, saving.call, checkedInput(endpoint, saving.body, lang, feature.problems), lang),
  );
  return { keeper, saving, input };
}

/** Names fields at fault as in `entry` of a draft, where they are those of another call, whose entry is `at`. */
async function renaming<T>(at: string, run: () => Promise<T>): Promise<T> {
  const renamed = (path: string) => (path.startsWith(at) ? `entry.${path.slice(at.length)}` : path);
  try {
    return await run();
  } catch (error) {
    if (error instanceof InvalidInput) {
      throw new InvalidInput(error.fields.map((each) => ({ ...each, path: renamed(each.path) })));
    }
    if (!(error instanceof Problem) || !error.details.errors) throw error;
    const errors = error.details.errors.map((each) => ({ ...each, path: renamed(each.path) }));
    throw new Problem(error.status, error.says, { ...error.details, errors });
  }
}

/** The id of an entry; that of a record of which there is one may be left out. */
async function idOf(db: Database, type: ContentType, id: string | undefined): Promise<string> {
  return id ?? type.id ?? (await newestRecord(db, type))._id;
}

const isRecord = (type: ContentType): boolean => !("one" in type);

/** A version of an entry, the newest unless said, and what of the newest visitors do not get yet. */
async function readVersion(db: Database, type: ContentType, id: string, number: number | undefined) {
  const kept = await standingOf(db, type, id);
  if (!kept || kept.row.deleted_at !== null) {
    if (kept || !isRecord(type) || number !== undefined) throw new Problem(404, contentProblems.unknownEntry);
    return { entry: wholeRecord(type, { _id: id, version: 0 }), waiting: null };
  }
  const content = number === undefined ? kept.newest : await versionOf(db, type, id, number);
  if (!content) throw new Problem(404, contentProblems.unknownEntry);
  const read = { _id: id, ...content, version: number ?? kept.row.number } as Entry<ContentType>;
  const waiting = waitingOf(type, kept.newest as AnyContent, kept.visible as AnyContent | undefined);
  return { entry: isRecord(type) ? wholeRecord(type, read) : read, waiting: waiting ?? null };
}

/** Publishes the newest version of an entry in these languages; gives the number of its newest version then. */
async function publish(
  { type, published }: EntryCalls,
  id: string,
  langs: readonly Lang[],
  call: StaffCall,
): Promise<number> {
  const before = await standingOf(call.db, type, id);
  const entry = await contentStore(call.db, type)
    .publish(id, langs, call.staff.username)
    .catch((error: unknown) => {
      if (!(error instanceof NothingToPublish)) throw error;
      throw new Problem(400, "invalid", {
        errors: [{ path: "langs", says: contentProblems.nothingToPublish }],
      });
    });
  if (!entry) throw new Problem(404, contentProblems.unknownEntry);
  await published?.(before?.visible as AnyContent | undefined, entry as never, call);
  return entry.version;
}
