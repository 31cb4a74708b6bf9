import * as z from "zod";
import { descriptionInput } from "../../media/library-contract";
import { staffGet, write } from "../../platform/http/contract";
import { LANGS, localized } from "../../platform/locale/lang";
import { imageId, queryNumber, wholeNumber } from "../../platform/shapes";
import { cardsQuery, ListedEntry, ReviewShape, ScheduledShape, WaitingShape } from "../listed-entry";
import { REVISION_STATES } from "../revisions/states";

/** The name of a content type. */
export const type = z.string().min(1).max(100);
export const id = z.string().min(1).max(100);

/** A revision by its number. */
const revision = z.number().int();
const Title = z.object(localized(() => z.string()));
const named = z.object({ type, id });
const langs = z.array(z.enum(LANGS)).min(1);
/** A time to come: ISO 8601, in Hong Kong where it names no zone. */
const moment = z.string().max(40);

/** The content of an entry by the fields of its definition: shared ones, and beside them those of each language. */
const Content = z.looseObject({});

/** What to publish of a save: these languages, by default all; from `at` on, until `until`. */
const Publish = z.object({ langs: langs.optional(), at: moment.optional(), until: moment.optional() });
export type Publish = z.infer<typeof Publish>;

/** The note to the administrators who are asked to publish it. */
const note = z.string().trim().max(2000).default("");

/** Said of pictures of the content in the library, by their ids, and stored with the save. */
const descriptions = z.record(imageId, descriptionInput).optional();

const Saved = z.object({ id: z.string(), revision });

/** The number of the revision that visitors get in each language; null where they get nothing in it. */
const Published = z.object(localized(() => revision.nullable()));

const State = z.enum(REVISION_STATES);

/** An entry in a list; further columns of its type's lists are beside it. */
const Listed = z.looseObject({
  ...{ id: z.string(), title: Title, revision, published: Published, state: State },
  /** When it was last saved, ISO 8601, UTC, and by whom; `""` if unknown. */
  ...{ updatedAt: z.string(), updatedBy: z.string() },
  ...ListedEntry.omit({ _id: true, title: true }).shape,
});

/** An entry as staff edit it: one of its revisions, and what is to be known of the newest. */
const EntryRevision = z.object({
  ...{ id: z.string(), type: z.string(), revision, content: Content, state: State, published: Published },
  scheduled: z.array(ScheduledShape),
  /** The part of the newest that visitors do not get; null where they get all of it. */
  waiting: WaitingShape.nullable(),
  /** The part of it that an administrator has yet to publish. */
  review: ReviewShape.nullable(),
  /** The number of open comments on it, besides those on what is in review. */
  comments: z.number().int(),
});
export type EntryRevision = z.infer<typeof EntryRevision>;

/** A revision in the history of an entry. */
const PastRevision = z.object({
  ...{ revision, state: State, author: z.string(), at: z.string() },
  /** The languages of which it changed the text. */
  langs: z.array(z.enum(LANGS)),
  /** The journal's name for what was done. */
  action: z.string(),
});
export type PastRevision = z.infer<typeof PastRevision>;

const path = "/api/content/{type}";
const entryPath = "/api/content/{type}/{id}";

/** The calls by which staff read and save the entries of every content type, by its definition alone. */
export const contentContract = {
  list: staffGet(path, {
    access: "content",
    ofAnyType: true,
    summary:
      "A page of the entries of a type in their newest revisions. `q` searches in any language and Chinese script, `facet` filters by category, `needs` by missing or outdated languages. `sort` replaces the list's own order; titles are sorted as in `lang`, and with `closest` by similarity to `q`",
    input: cardsQuery.extend({ type }),
    output: z.object({
      entries: z.array(Listed),
      total: z.number().int(),
      /** True when more were found than `total` counts. */
      more: z.boolean(),
      pages: z.number().int(),
    }),
  }),
  create: write(path, {
    access: "content",
    ofAnyType: true,
    status: 201,
    summary: "Add an entry; without `publish` as a draft",
    input: z.object({ type, content: Content, publish: Publish.optional(), note, descriptions }),
    output: Saved,
  }),
  read: staffGet(entryPath, {
    access: "content",
    ofAnyType: true,
    summary: "An entry in its newest revision, or in another of its revisions",
    input: named.extend({ revision: queryNumber(1, 2 ** 31 - 1).optional() }),
    output: EntryRevision,
  }),
  save: write(entryPath, {
    access: "content",
    ofAnyType: true,
    method: "PUT",
    summary:
      "Save an entry that was read as `revision`; without `publish` as a draft. 409 with the `newest` where somebody else saved since",
    input: named.extend({
      content: Content,
      revision: wholeNumber.min(0),
      publish: Publish.optional(),
      note,
      descriptions,
    }),
    output: Saved,
  }),
  publish: write(`${entryPath}/publish`, {
    access: "content",
    ofAnyType: true,
    summary:
      "Publish an entry's newest revision, or that of `revision`, in all languages or in `langs`; with `at` at that time, with `until` until then. 202 where it becomes an approval request",
    input: named.extend({ revision: wholeNumber.optional(), ...Publish.shape, note }),
    output: Saved,
  }),
  unpublish: write(`${entryPath}/unpublish`, {
    access: "content",
    ofAnyType: true,
    summary:
      "Unpublish an entry in all languages or in `langs`; the newest revision stays as a draft; with `at` at that time",
    input: named.extend({ langs: langs.optional(), at: moment.optional() }),
    output: z.object({ id: z.string(), revision }),
  }),
  setFlags: write(`${entryPath}/flags`, {
    access: "content",
    ofAnyType: true,
    summary:
      "Set flags of an entry, such as `starred`, in the published and in the newest revision; nothing else is published",
    input: named.extend({ flags: z.record(z.string(), z.boolean()) }),
    output: Saved,
  }),
  revisions: staffGet(`${entryPath}/revisions`, {
    access: "content",
    ofAnyType: true,
    summary:
      "A page of the revisions of an entry, newest first; `before` is the revision before them, `title` the entry's title",
    input: named.extend({ page: queryNumber(1, 1_000_000).default(1) }),
    output: z.object({
      revisions: z.array(PastRevision),
      before: PastRevision.nullable(),
      published: Published,
      title: Title.nullable(),
      total: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  restore: write(`${entryPath}/restore`, {
    access: "content",
    ofAnyType: true,
    summary:
      "Restore a revision of an entry, or some of its languages, as a draft; without `revision`, restore the entry from the trash",
    input: named.extend({ revision: wholeNumber.positive().optional(), langs: langs.optional() }),
    output: Saved,
  }),
  remove: write(entryPath, {
    access: "content",
    ofAnyType: true,
    method: "DELETE",
    summary: "Move an entry to the trash",
    input: named,
    output: z.object({ id: z.string() }),
  }),
  order: write(`${path}/order`, {
    access: "content",
    ofAnyType: true,
    summary: "Reorder a manually ordered list by `ids`, which name every entry exactly once",
    input: z.object({ type, ids: z.array(id).max(1000) }),
    output: z.object({ message: z.literal("success") }),
  }),
};
