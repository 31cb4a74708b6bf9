import * as z from "zod";
import { get, write } from "../platform/http/contract";
import { LANGS, localized } from "../platform/locale/lang";
import { listQuery, queryNumber, savedAs } from "../platform/shapes";
import type { ContentList, ContentRecord } from "./definition";
import { editSchema, entrySchema, inputSchema, recordSchema } from "./schemas";
import { SORTS } from "./sort";
import { NEEDS, STATES } from "./translation/states";

type Path = `/api/${string}`;

/** The addresses of a list's calls. */
export interface ListPaths {
  all: Path;
  one: Path;
  add: Path;
  edit: Path;
  remove: Path;
  restore: Path;
}

/** An object with one field of this name. */
const under = <Name extends string, Schema extends z.ZodType>(name: Name, schema: Schema) =>
  z.object({ [name]: schema } as Record<Name, Schema>);

/** The field of a call that names an entry: `event_id`. */
const idOf = <One extends string>(one: One) => `${one}_id` as const;

const inLanguages = <Schema extends z.ZodType>(schema: Schema) => z.object(localized(() => schema));

/** The query of a list for staff. */
export const cardsQuery = listQuery.extend({
  facet: z.string().max(100).optional(),
  needs: z.enum(NEEDS).optional(),
  year: queryNumber(0, 9999).optional(),
  sort: z.enum([...SORTS, "closest"]).optional(),
  lang: z.enum(LANGS).optional(),
});
/** Which page of a list is asked for, narrowed by what and in which order. */
export type CardsQuery = z.output<typeof cardsQuery>;

/** The part of an entry that visitors do not get yet: see `Waiting` of unpublished-langs.ts. */
export const WaitingShape = z.object({
  isNew: z.boolean(),
  unpublished: z.array(z.enum(LANGS)),
  changed: z.array(z.enum(LANGS)),
});

/** Something that is to be done at a time to what visitors get of an entry. */
export const ScheduledShape = z.object({
  key: z.string(),
  act: z.enum(["publish", "unpublish"]),
  langs: z.array(z.enum(LANGS)),
  /** ISO 8601, UTC. */
  at: z.string(),
});
export type Scheduled = z.infer<typeof ScheduledShape>;

/** Waiting for an administrator's word, sent back by an administrator, or saved as a draft for which nobody has asked yet. */
const REVIEW_STATES = ["waiting", "returned", "draft"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The part of an entry that an administrator has yet to publish, and its languages. */
export const ReviewShape = z.object({ state: z.enum(REVIEW_STATES), langs: z.array(z.enum(LANGS)) });
export type ReviewSummary = z.infer<typeof ReviewShape>;

/** The entry as staff's lists show it. */
export const ListedEntry = z.object({
  _id: z.string(),
  title: inLanguages(z.string()),
  complete: inLanguages(z.boolean()),
  /** The state in each language of all that it says: the one that asks most for somebody. */
  states: inLanguages(z.enum(STATES)),
  /** Its `version` is told from 2 on, where the file was replaced. */
  cover: z
    .object({
      ...{ id: z.string(), width: z.number(), height: z.number() },
      version: z.number().int().optional(),
      /** Classes by which a cut keeps in sight what matters. */
      focus: z.string().optional(),
    })
    .nullable(),
  date: z.string().nullable(),
  /** When it was last saved; `""` where nobody wrote it down. */
  changed: z.string(),
  flags: z.array(z.string()),
  /** The part of its newest version that visitors do not get yet; null where they get it. */
  waiting: WaitingShape.nullable(),
  scheduled: z.array(ScheduledShape),
});
export type ListedEntry = z.infer<typeof ListedEntry>;

/** The addresses that a list's calls have unless the contract gives them others. */
export const listPaths = (name: string, one: string): ListPaths => {
  const One = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  return {
    all: `/api/${name}`,
    one: `/api/get${One}`,
    add: `/api/add${One}`,
    edit: `/api/edit${One}`,
    remove: `/api/delete${One}`,
    restore: `/api/restore${One}`,
  };
};

/** The calls that every list has. */
export function listCalls<T extends ContentList>(type: T, paths: ListPaths = listPaths(type.name, type.one)) {
  return { ...readCalls(type, paths), ...writeCalls(type, paths) };
}

function readCalls<T extends ContentList>(type: T, paths: ListPaths) {
  const { name, one }: { name: T["name"]; one: T["one"] } = type;
  const entry = entrySchema(type);
  return {
    all: get(paths.all, {
      summary: `All of ${name}`,
      input: z.object({}),
      output: under(name, z.array(entry)),
    }),
    one: get(paths.one, {
      summary: `One of ${name}`,
      input: under(idOf(one), z.string().min(1)),
      output: under(one, z.array(entry).length(1)),
    }),
  };
}

function writeCalls<T extends ContentList>(type: T, paths: ListPaths) {
  const { name, one }: { name: T["name"]; one: T["one"] } = type;
  const named = under(idOf(one), z.string().min(1));
  const output = savedAs(idOf(one));
  return {
    add: write(paths.add, {
      access: "content",
      summary: `Add to ${name}`,
      input: under(one, inputSchema(type)),
      output,
    }),
    edit: write(paths.edit, {
      access: "content",
      summary: `Replace one of ${name}`,
      input: under(one, editSchema(type)),
      output,
    }),
    remove: write(paths.remove, {
      access: "content",
      method: "DELETE",
      summary: `Delete one of ${name}`,
      input: named,
      output,
    }),
    restore: write(paths.restore, {
      access: "content",
      summary: `Bring back a deleted one of ${name} as it was`,
      input: named,
      output,
    }),
  };
}

/**
 * The call by which staff put an arranged list in order, by ids that name every entry exactly once.
 * @param field that of the call in which they stand, where it is not the type's name
 */
export const orderCall = <T extends ContentList, Field extends string = T["name"]>(
  { name, max = 1000 }: T,
  path: Path,
  field: Field = name as Field,
) =>
  write(path, {
    access: "content",
    summary: `Put ${name} in the order of this list, which names every one exactly once`,
    input: under(field, z.array(z.object({ _id: z.string().min(1) })).max(max)),
    output: z.object({ message: z.literal("success") }),
  });

/** The calls that every single record has. */
export function recordCalls<T extends ContentRecord>(type: T, paths: { read: Path; save: Path }) {
  const name: T["name"] = type.name;
  return {
    read: get(paths.read, {
      summary: `The record of ${name}; always one entry`,
      input: z.object({}),
      output: under(name, z.array(entrySchema(type)).length(1)),
    }),
    save: write(paths.save, {
      access: "content",
      summary: `Replace the record of ${name}`,
      input: recordSchema(type),
      output: z.object({ message: z.literal("success") }),
    }),
  };
}
