import { type ComponentType, type ReactNode, useContext } from "react";
import { refreshLibrary } from "../../media/library-answers";
import { createClient, read, useChanges } from "../../platform/http/client";
import type { InputOf } from "../../platform/http/contract";
import { type PublishOptions, PublishOptionsContext } from "../../platform/http/publish-options-context";
import { LANGS, type Lang, type Localized } from "../../platform/locale/lang";
import type { SaveProblem } from "../../ui/form/form";
import type { Draft } from "../../ui/form/use-draft";
import type { RecordColumn } from "../../ui/list/record-table";
import { contentContract, type EntryRevision, type Publish } from "../api/contract";
import type { AnyContent, ContentList, ContentRecord, ContentType } from "../definition";
import type { CardsQuery, ListedEntry } from "../listed-entry";
import { DESCRIPTIONS, descriptionsIn } from "../pictures/descriptions";
import type { OwnInputs } from "./field-inputs";
import { type EntryForm, renamedPaths, type WrittenShape } from "./form-conversion";

const api = createClient(contentContract);

/** An entry for editing, with the state of its revisions where it was loaded. */
export type AnyEntry = { _id: string; version: number } & Partial<RevisionFacts> & AnyContent;

type RevisionFacts = Pick<EntryRevision, "waiting" | "scheduled" | "review" | "published" | "state">;

/** Reads an entry in its newest revision, or another; a single record without its id. */
export async function readEntry<Entry extends object = AnyContent>(
  { name, id: own }: { name: string; id?: string },
  id = own ?? name,
  revision?: number,
): Promise<Entry & AnyEntry> {
  const asked = { type: name, id, ...(revision !== undefined && { revision }) };
  const answer = await read<typeof contentContract.read>("/api/content/{type}/{id}", asked);
  const { id: _id, revision: version, content, ...facts } = answer;
  return { ...(content as Entry & AnyContent), ...facts, _id, version };
}

/** Reads a page of the entries of a type; each has what its type's lists show. */
export async function readList<Card extends ListedEntry = ListedEntry>(
  type: string,
  query: Partial<CardsQuery> = {},
  signal?: AbortSignal,
): Promise<CardsAnswer<Card>> {
  const { entries, ...counted } = await api.list({ type, ...query }, signal);
  return { ...counted, items: entries.map(({ id, ...entry }) => ({ ...entry, _id: id }) as unknown as Card) };
}

/** A page of a list for staff. */
export interface CardsAnswer<Card extends ListedEntry = ListedEntry> {
  items: Card[];
  total: number;
  more: boolean;
  pages: number;
}

/** The reads of a list's screens. */
interface ListReads<Card extends ListedEntry = ListedEntry> {
  cards(query: CardsQuery, signal?: AbortSignal): Promise<CardsAnswer<Card>>;
  one(id: string): Promise<AnyEntry | undefined>;
}

/** The changes that they make. */
export interface ListChanges {
  /** Returns the id of the new entry. */
  add(given: object): Promise<string>;
  /** Saves an entry over the revision that was edited, 0 for a record without a save. */
  edit(id: string, given: object, version: number | undefined): Promise<{ revision: number }>;
  remove(id: string): Promise<unknown>;
  restore(id: string): Promise<unknown>;
  /** Of a list that staff arrange: puts it in the order of `ids`, which name all of it. */
  arrange?(ids: readonly string[]): Promise<unknown>;
}

/** The parts of a form that are the type's own. */
export interface FormSlots {
  /** Fields in the side column, where there is room; by default all that the languages share. */
  rail?: readonly string[];
  /** Fields below the texts. */
  beneath?: readonly string[];
  /** Inputs that replace those of the fields' kinds. */
  inputs?: OwnInputs;
  /** Puts something between Submit and the save, as a question; gives the draft to use and what to show. */
  useBeforeSave?(
    draft: Draft<EntryForm>,
    stored: EntryForm,
  ): { draft: Draft<EntryForm>; question: ReactNode };
  /** Above the fields. */
  above?(draft: Draft<EntryForm>, stored: EntryForm): ReactNode;
  /** The texts that an entry came with, by its id; each field that says something else offers its own again. */
  firstTexts?(id: string): Localized<object> | undefined;
  /** The label of the button that saves an entry anew, where it is not Submit. */
  update?: Localized;
  /** Said after a save, where that depends on what was changed. */
  saved?(form: EntryForm, stored: EntryForm): Localized;
  /** Of a record: what Undo does to the form after a save, where that is offered. */
  undo?(form: EntryForm, stored: EntryForm): ((now: EntryForm) => EntryForm) | undefined;
  /** Below the fields. */
  below?(draft: Draft<EntryForm>): ReactNode;
  /** Beside the button that saves. */
  beside?(draft: Draft<EntryForm>, stored: EntryForm): ReactNode;
}

/** The other actions on each entry of a list, and the reason why the last was not done. */
export interface EntryActions<Card extends ListedEntry = ListedEntry> {
  of(card: Card): ReactNode;
  /** The button in the row itself. */
  beside?(card: Card): ReactNode;
  problem: SaveProblem | null;
}

export const useNoActions = (): EntryActions => ({ of: () => null, problem: null });

/** The parts of a list's screen that are the type's own. */
export interface ListSlots<Card extends ListedEntry = ListedEntry> {
  /** Said beside the title of the list. */
  remark?: Localized;
  /** Beside the title, before the button that adds an entry. */
  beside?(): ReactNode;
  /** Below the list: what is seldom read. */
  below?(): ReactNode;
  /** Columns between the title and the languages. */
  useColumns?(): readonly RecordColumn<Card>[];
  /** Said of an entry below its title. */
  note?(card: Card, page: CardsAnswer<Card>): ReactNode;
  /** More to do with an entry than to edit and delete it; each is a button or a link. */
  useActions?(refresh: () => Promise<void>): EntryActions<Card>;
  /** Of a list that staff arrange: what is searched besides titles, in a language. */
  textsOf?(card: Card, lang: Lang): readonly string[];
  /** Says that rows can be dragged, where the words of all lists do not fit. */
  dragHint?: Localized;
  /** The address at which visitors see the list. */
  view?: string;
}

/** The screens of a content type that is a list. */
export interface ListScreens<Card extends ListedEntry = ListedEntry> {
  type: ContentList;
  /** Addresses of its screens; the one for editing takes the entry's id as `<one>_id`. */
  addresses: ListAddresses;
  reads: ListReads<Card>;
  useListChanges(): ListChanges;
  form?: FormSlots;
  /** A form of the type's own shape, which replaces the one that follows from its fields. */
  ownForm?: OwnForm;
  list?: ListSlots<Card>;
  /** Milliseconds for which the confirmation of a save is shown; a few seconds by default. */
  savedMs?: number;
}

/** A form whose shape is not that of an entry. Between it and an entry these functions translate. */
export interface OwnForm<Form extends object = EntryForm> {
  empty(): Form;
  formOf(entry: AnyEntry): Form;
  /** The body of a save. */
  givenOf(form: Form): object;
  View: ComponentType<{ draft: Draft<Form>; entry: AnyEntry | undefined }>;
  /** Its texts and pictures by kinds of fields, in the shape of the form of an entry. */
  written?: WrittenShape<Form>;
}

/** The screen of a content type that has one entry. */
export interface RecordScreens {
  type: ContentRecord;
  /** The stored entry. */
  read(): Promise<AnyEntry | undefined>;
  /**
   * Returns a function that saves a form over the revision that was edited; an error names fields of the form.
   */
  useSave(): (form: EntryForm, version: number | undefined) => Promise<unknown>;
  /** The prefix that the paths of the request have and the form's do not. */
  prefix?: string;
  form?: FormSlots;
  /** Milliseconds for which the confirmation of a save is shown; by default until it is closed. */
  savedMs?: number;
  /** Path, in the request, of the field to begin with while nothing is in it. */
  begin?(lang: Lang): string;
  /** Above the form. */
  above?(record: AnyEntry): ReactNode;
  /** Wraps the form, as a provider for its inputs of something loaded with the record. */
  around?(record: AnyEntry, form: ReactNode): ReactNode;
}

/** A screen of a single record with its own way of saving; its title and help are as on every other. */
export interface OwnScreen<Shown = unknown> {
  type: { name: string; words: Localized<{ title: string }> };
  read(): Promise<Shown>;
  View: ComponentType<{ shown: Shown }>;
}

/** A screen of a type's own; it only passes on its loaded data. */
export const ownScreen = <Shown>(screen: OwnScreen<Shown>): OwnScreen => screen as unknown as OwnScreen;

export interface ListAddresses {
  list: string;
  /** Where it is the list's with `?add`, the form for a new entry is above the list. */
  add: string;
  edit: string;
}

/** The field of an address, and of a call, that names an entry. */
export const idName = ({ one }: Pick<ContentList, "one">): string => `${one}_id`;

/** The address at which an entry is edited. */
export const editAddress = (
  { type, addresses }: Pick<ListScreens, "type" | "addresses">,
  id: string,
): string => `${addresses.edit}?${new URLSearchParams({ [idName(type)]: id })}`;

/** The reads and changes of a list's screens, by the content API. */
export function derivedCalls(type: ContentList): Pick<ListScreens, "reads" | "useListChanges"> {
  return {
    reads: {
      cards: (query, signal) => readList(type.name, query, signal),
      one: (id) => readEntry(type, id),
    },
    useListChanges: () => useContentChanges(type, `${type.one}.`),
  };
}

/** The read and the save of a single record's screen, by the content API. */
export function derivedRecord(type: ContentRecord, prefix = ""): Pick<RecordScreens, "read" | "useSave"> {
  return {
    read: () => readEntry(type),
    useSave: () => {
      const { edit } = useContentChanges(type, prefix);
      return (form, version) => edit(type.id ?? type.name, form, version);
    },
  };
}

/** The screens of a list by their addresses, loaded when one of them is opened. */
export interface ListContent {
  addresses: ListAddresses;
  load: () => Promise<{ default: Omit<ListScreens, "addresses"> }>;
}

/** The screen of a single record by its address, loaded when it is opened. */
export interface RecordContent {
  address: string;
  load: () => Promise<{ default: RecordScreens | OwnScreen }>;
}

/** The part of a content type that every screen of the staff area loads. */
export type ContentScreens = ListContent | RecordContent;

declare module "../../ui/screens" {
  interface Screens {
    /** The screens of its content types, which follow from their definitions. */
    content?: readonly ContentScreens[];
  }
}

/** Whether a path is an address of ours, in capitals or small letters, as people type it. */
export const isAt = (path: string, address: string): boolean => path.toLowerCase() === address.toLowerCase();

/** The content type whose screen is at this path. */
export const screensAt = (all: readonly ContentScreens[], path: string): ContentScreens | undefined =>
  all.find((content) =>
    "address" in content
      ? isAt(path, content.address)
      : Object.values(content.addresses).some((each) => isAt(path, each)),
  );

interface FlagChanges {
  /** Sets only flags, of the published content too. */
  setFlags(id: string, flags: Readonly<Record<string, boolean>>): Promise<unknown>;
}

/**
 * The changes that a form or a list makes by the content API, published as the form around says.
 * @param prefix what the paths of the form begin with, where those of the API do with `content.`
 */
export function useContentChanges(
  { name: type }: Pick<ContentType, "name">,
  prefix: string,
): Required<ListChanges> & FlagChanges {
  const changes = useChanges(contentContract);
  const options = useContext(PublishOptionsContext);
  const onForm = (error: unknown): never => {
    throw renamedPaths(error, (path) =>
      path.startsWith(DESCRIPTIONS) ? prefix + path : path.replace(/^content\./, prefix),
    );
  };
  const send = async <Sent>(form: object, call: (body: Body) => Promise<Sent>): Promise<Sent> => {
    const body = bodyOf(form);
    const sent = await call({ ...body, ...publishing(options) }).catch(onForm);
    if (body.descriptions) refreshLibrary();
    return sent;
  };
  return {
    add: async (form) => (await send(form, (body) => changes.create({ type, ...body }))).id,
    edit: (id, form, revision = 0) => send(form, (body) => changes.save({ type, id, revision, ...body })),
    remove: (id) => changes.remove({ type, id }),
    restore: (id) => changes.restore({ type, id }),
    setFlags: (id, flags) => changes.setFlags({ type, id, flags: { ...flags } }),
    arrange: (ids) => changes.order({ type, ids: [...ids] }),
  };
}

type Body = Pick<InputOf<typeof contentContract.save>, "content" | "descriptions" | "publish" | "note">;

/** The content of a form, and beside it what it says of its pictures for the library. */
function bodyOf(form: object): Pick<Body, "content" | "descriptions"> {
  const { [DESCRIPTIONS]: _, ...content } = form as Record<string, unknown>;
  const descriptions = descriptionsIn(form);
  return { content, ...(Object.keys(descriptions).length > 0 && { descriptions }) };
}

/** The part of a save that says what visitors get of it. */
function publishing({ current, planned, note }: PublishOptions): { publish?: Publish; note?: string } {
  const said = note ? { note } : {};
  const langs = LANGS.filter((lang) => !current.includes(lang));
  if (planned?.at !== undefined) return { ...said, publish: { ...planned, langs: [...planned.langs] } };
  if (langs.length === 0) return said;
  return { ...said, publish: { langs, ...(planned?.until !== undefined && { until: planned.until }) } };
}
