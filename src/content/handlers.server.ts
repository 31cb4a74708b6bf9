import { type DescribedImage, mediaRegistry } from "../media/registry.server";
import { focusClasses } from "../media/shown-images.server";
import type { Staff } from "../platform/auth/auth.server";
import { mayRead } from "../platform/auth/roles";
import type { Database } from "../platform/db/database.server";
import { pagesOf, partOfPage } from "../platform/db/paging.server";
import { Problem } from "../platform/http/problem";
import { StreamedList } from "../platform/http/streamed-list.server";
import type { Action } from "../platform/journal/actions";
import type { Change } from "../platform/journal/journal.server";
import { DEFAULT_LANG, LANGS, type Lang, localized } from "../platform/locale/lang";
import type { CardsQuery, ListedEntry } from "./calls";
import type { Content, ContentList, ContentRecord, ContentType, Entry } from "./definition";
import { unsaved, withRest } from "./field-values";
import type { Prepared } from "./prepare.server";
import { contentProblems } from "./problems.server";
import { type ApprovalRequest, markUnseen, saveApprovalRequest } from "./review/approval-request.server";
import { type RequestedSchedule, saveRequestedSchedule } from "./schedule/requested-schedule.server";
import { scheduledOf } from "./schedule/schedule.server";
import { type Wanted, withinYear } from "./store/list-order.server";
import { newest, newestRecord } from "./store/newest.server";
import { published, publishedRecord } from "./store/published.server";
import { contentStore, type Flags } from "./store/store.server";
import { entryTranslationStatus } from "./translation/stored-status.server";
import { withMedia } from "./with-media.server";

/** Whose call it is, the transaction to use, and the languages that it leaves unpublished. */
interface Writing {
  db: Database;
  staff: Pick<Staff, "username">;
  unpublishedLangs?: readonly Lang[] | undefined;
  /** The schedule that it asks for. */
  schedule?: RequestedSchedule | undefined;
  /** Where an administrator has to publish what it changes. */
  approval?: ApprovalRequest | undefined;
}

/** Tells whether lists hide from somebody what is withheld. */
export const hidesWithheld = ({ role }: Pick<Staff, "role">): true | undefined =>
  mayRead(role, "people") ? undefined : true;

/** Tells whether visitors get nothing at all of what a call saves. */
export const isDraft = ({ unpublishedLangs = [] }: Pick<Writing, "unpublishedLangs">): boolean =>
  LANGS.every((lang) => unpublishedLangs.includes(lang));

/** The input of a save; a field that it leaves out stays as it was. */
type Given<T extends ContentType> = { [Name in keyof Content<T>]?: Content<T>[Name] | undefined };

/** Entries on a page of the staff's list. */
const PAGE_SIZE = 20;

/** Of one that staff arrange, which is put in order as a whole. */
const ALL = 1_000_000;

/** The journal's name for the order of a list, which is no entry's own. */
const ORDER = "order";

/**
 * The actions of the calls of a list. Each gives the parts of its answer; a feature puts them under its calls' names.
 */
export function listActions<T extends ContentList>(type: T) {
  const required = (entry: Entry<T> | undefined): Entry<T> => {
    if (!entry) throw new Problem(404, contentProblems.unknownEntry);
    return entry;
  };
  const edited = async (db: Database, id: string) => required(await newest(db, type).find(id));

  return {
    /** An entry as visitors get it. */
    found: async (db: Database, id: string) => required(await published(db, type).find(id)),

    /** An entry as staff edit it: its newest version. */
    edited,

    /** The entries that are wanted, streamed under `name`. */
    streamed: (db: Database, name: string, wanted: Wanted = {}) =>
      StreamedList.of(db, name, published(db, type).inParts(wanted), { type: type.name, ...wanted }),

    /** A page of the list, without what is withheld from whoever asks. */
    cards: async (query: CardsQuery, { db, staff }: { db: Database; staff: Pick<Staff, "role"> }) => {
      const { page, q, facet, needs, year, sort, lang = DEFAULT_LANG } = query;
      const size = type.order === "arranged" ? ALL : PAGE_SIZE;
      const wanted = {
        ...{ facet, needs, hidesWithheld: hidesWithheld(staff) },
        ...(year !== undefined && withinYear(year)),
      };
      const isDated = typeof type.order === "object";
      const isSorted = sort !== undefined && (isDated || !sort.endsWith("date"));
      const sorting = isSorted ? (sort === "closest" ? sort : { sort, lang }) : undefined;
      const list = await newest(db, type).cards(partOfPage(page, size), wanted, q, sorting);
      const covers = await mediaRegistry(db).images(list.cards.flatMap(({ cover }) => cover ?? []));
      const statesOf = await entryTranslationStatus(db, type.name, list.cards);
      const ids = list.cards.map(({ _id }) => _id);
      const scheduled = await scheduledOf(db, type.name, ids);
      const items = list.cards.map((card) => {
        const image = card.cover === null ? undefined : covers.get(card.cover);
        const cover = card.cover !== null && image ? listedCover(card.cover, image) : null;
        return {
          ...card,
          cover,
          states: statesOf(card),
          waiting: card.waiting ?? null,
          scheduled: scheduled(card._id),
        } satisfies ListedEntry;
      });
      return { items, total: list.total, more: list.more, pages: pagesOf(list.total, size) };
    },

    /** @param path that of the entry in the request, as `news.` */
    add: async (
      given: Given<T>,
      prepared: Prepared | undefined,
      { db, staff, unpublishedLangs, schedule, approval }: Writing,
      path: string,
    ) => {
      if (type.max !== undefined && (await newest(db, type).count()) >= type.max) {
        throw new Problem(409, contentProblems.tooManyEntries);
      }
      const content = await withMedia(db, type, completed(type, given), prepared, path);
      const saving = { author: staff.username, texts: prepared, unpublishedLangs };
      const entry = await contentStore(db, type).add(content, saving);
      await saveRequestedSchedule(db, { type, id: entry._id }, schedule, staff.username);
      await saveApprovalRequest(db, type, entry._id, { approval, staff });
      return entry;
    },

    /** Without a `version` the last save wins. */
    edit: async (
      id: string,
      given: Given<T>,
      { version, prepared }: { version?: number | undefined; prepared?: Prepared | undefined },
      { db, staff, unpublishedLangs, schedule, approval }: Writing,
      path: string,
    ) => {
      const before = await edited(db, id);
      const content = await withMedia(db, type, completed(type, given, before), prepared, path);
      const saving = { author: staff.username, texts: prepared, unpublishedLangs };
      const entry = await contentStore(db, type).replace(id, version ?? before.version, content, saving);
      if (!entry) throw new Problem(409, "overtaken");
      await saveRequestedSchedule(db, { type, id }, schedule, staff.username);
      await saveApprovalRequest(db, type, id, { approval, staff });
      return entry;
    },

    /** Sets flags alone, as one version more. */
    setFlags: async (id: string, flags: Flags<T>, { db, staff, approval }: Writing) => {
      await markUnseen(db, type, id, approval);
      const entry = await contentStore(db, type).setFlags(id, flags, staff.username);
      if (!entry) throw new Problem(404, contentProblems.unknownEntry);
      return entry;
    },

    remove: async (id: string, { db, approval }: Pick<Writing, "db" | "approval">) => {
      await markUnseen(db, type, id, approval);
      const entry = await edited(db, id);
      await contentStore(db, type).remove(id);
      return entry;
    },

    restore: async (id: string, { db, approval }: Pick<Writing, "db" | "approval">) => {
      await markUnseen(db, type, id, approval);
      if (type.max !== undefined && (await newest(db, type).count()) >= type.max) {
        throw new Problem(409, contentProblems.tooManyEntries);
      }
      const entry = await contentStore(db, type).restore(id);
      if (!entry) throw new Problem(404, "nothingToRestore");
      return entry;
    },

    /** @throws {Problem} 409 unless `ids` names every entry exactly once. */
    arrange: async (
      ids: readonly string[],
      { db }: Pick<Writing, "db">,
    ): Promise<Change<{ message: "success" }>> => {
      const present = (await newest(db, type).places()).map(({ id }) => id);
      if (!sameIds(ids, present)) throw new Problem(409, contentProblems.entriesChanged);
      await contentStore(db, type).arrange(ids);
      const snapshot = { _id: ORDER, [type.name]: ids };
      return { entityId: ORDER, action: "order", snapshot, answer: { message: "success" } };
    },
  };
}

/** The actions of the calls of a single record; of a type that has one for each of its places, that of `id`. */
export function recordActions<T extends ContentRecord>(type: T, id = type.id) {
  return {
    /** The record as visitors get it. */
    read: (db: Database) => publishedRecord(db, type, id),

    /** The record as staff edit it: its newest version. */
    edited: (db: Database) => newestRecord(db, type, id),

    save: async (
      given: Given<T>,
      { version, prepared }: { version?: number | undefined; prepared?: Prepared | undefined },
      { db, staff, unpublishedLangs, schedule, approval }: Writing,
      path: string,
    ) => {
      const before = await newestRecord(db, type, id);
      if (version !== undefined && version !== before.version) throw new Problem(409, "overtaken");
      const content = await withMedia(db, type, completed(type, given, before), prepared, path);
      const store = contentStore(db, type);
      const saving = { author: staff.username, texts: prepared, unpublishedLangs };
      const saved =
        before.version === 0
          ? await store.add(content, saving, before._id)
          : await store.replace(before._id, before.version, content, saving);
      if (!saved) throw new Problem(409, "overtaken");
      await saveRequestedSchedule(db, { type, id: saved._id }, schedule, staff.username);
      await saveApprovalRequest(db, type, saved._id, { approval, staff });
      return saved;
    },
  };
}

/** The journal's entry of a change, with its answer. The version holds the change. */
export function changed<Answer extends object>(
  action: Action,
  { _id, version }: { _id: string; version: number },
  answer: Answer,
): Change<{ message: "success" } & Answer> {
  const snapshot = { _id, version };
  return { entityId: _id, action, snapshot, answer: { message: "success", ...answer } };
}

/** The content to keep: what was not given is as `before`, or empty. */
function completed<T extends ContentType>(type: T, given: Given<T>, before?: Entry<T>): Content<T> {
  const former = (before ?? unsaved(type)) as Values;
  const { texts, shared } = type;
  const values = given as Values;
  const kept = localized((lang) => withRest(texts, (values[lang] ?? {}) as Values, former[lang] as Values));
  const own = Object.keys(shared).map((name) => [
    name,
    values[name] === undefined ? former[name] : values[name],
  ]);
  return { ...Object.fromEntries(own), ...kept } as Content<T>;
}

type Values = Record<string, unknown>;

/** The cover of an entry in a list, cut as pages cut it. */
function listedCover(id: string, { width, height, version, focus }: DescribedImage): ListedEntry["cover"] {
  return {
    ...{ id, width, height },
    ...(version !== undefined && { version }),
    ...(focus && { focus: focusClasses(focus, { width, height }) }),
  };
}

/** Tells whether both lists name the same things, each exactly once. */
function sameIds(given: readonly string[], present: readonly string[]): boolean {
  const distinct = new Set(given);
  return (
    given.length === present.length &&
    distinct.size === given.length &&
    present.every((id) => distinct.has(id))
  );
}
