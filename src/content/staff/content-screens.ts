import type { ComponentType, ReactNode } from "react";
import { createClient, read, useChanges } from "../../platform/http/client";
import type { OutputOf } from "../../platform/http/contract";
import type { Lang, Localized } from "../../platform/locale/lang";
import type { Draft } from "../../ui/form/use-draft";
import type { SaveProblem } from "../../ui/form/use-save";
import {
  type CardsQuery,
  type ListedEntry,
  type ListPaths,
  listCalls,
  listPaths,
  recordCalls,
} from "../calls";
import type { AnyContent, ContentList, ContentRecord } from "../definition";
import type { versionsContract } from "../versions/contract";
import type { OwnInputs } from "./field-inputs";
import type { EntryForm } from "./form-conversion";
import type { WrittenShape } from "./written-form";

/** The part of an entry that tells what visitors do not get yet, and why. */
type Edited = Pick<OutputOf<typeof versionsContract.version>["entry"], "_id" | "version"> &
  Partial<Omit<OutputOf<typeof versionsContract.version>, "entry">>;

/** An entry as staff edit it. */
export type AnyEntry = Edited & AnyContent;

/** The newest version of an entry, as the calls of its type answer it; of a record of which there is one without its id. */
export async function readNewest<Answered extends object>(
  { name, id: own }: { name: string; id?: string },
  id = own,
): Promise<Answered & Edited> {
  const input = { type: name, ...(id !== undefined && { id }) };
  const { entry, ...told } = await read<typeof versionsContract.version>("/api/version", input);
  return { ...(entry as Answered & typeof entry), ...told };
}

/** A page of a list for staff. */
export interface CardsAnswer<Card extends ListedEntry = ListedEntry> {
  items: Card[];
  total: number;
  more: boolean;
  pages: number;
}

/** The reads of a list's screens. */
export interface ListReads<Card extends ListedEntry = ListedEntry> {
  cards(query: CardsQuery, signal?: AbortSignal): Promise<CardsAnswer<Card>>;
  one(id: string): Promise<AnyEntry | undefined>;
}

/** The changes that they make. */
export interface ListChanges {
  /** Gives the id of the new entry. */
  add(given: EntryForm): Promise<string>;
  /** Without a version it counts as made from the newest. */
  edit(id: string, given: EntryForm, version: number | undefined): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  restore(id: string): Promise<unknown>;
  /** Of a list that staff arrange: puts it in the order of `ids`, which name all of it. */
  arrange?(ids: readonly string[]): Promise<unknown>;
}

/** The parts of a form that are the type's own. */
export interface FormSlots {
  /** Fields that stand at the side, where it is wide; all that are shared unless said. */
  rail?: readonly string[];
  /** Fields that stand below the texts. */
  beneath?: readonly string[];
  /** Inputs in place of those of the fields' kinds. */
  inputs?: OwnInputs;
  /** Puts something between Submit and the save, as a question; gives the draft to use and what to show. */
  useBeforeSave?(
    draft: Draft<EntryForm>,
    stored: EntryForm,
  ): { draft: Draft<EntryForm>; question: ReactNode };
  /** Stands above the fields. */
  above?(draft: Draft<EntryForm>, stored: EntryForm): ReactNode;
  /** Stands below the fields of a language. */
  belowTexts?(draft: Draft<EntryForm>, lang: Lang): ReactNode;
  /** The texts that an entry came with, by its id; each field that says something else offers its own again. */
  firstTexts?(id: string): Localized<object> | undefined;
  /** The label of the button that saves an entry anew, where it is not Submit. */
  update?: Localized;
  /** Said after a save, where that depends on what was changed. */
  saved?(form: EntryForm, stored: EntryForm): Localized;
  /** Stands below the fields. */
  below?(draft: Draft<EntryForm>): ReactNode;
  /** Stands beside the button that saves. */
  beside?(draft: Draft<EntryForm>, stored: EntryForm): ReactNode;
}

/** The other actions on each entry of a list, and the reason why the last was not done. */
export interface EntryActions<Card extends ListedEntry = ListedEntry> {
  of(card: Card): ReactNode;
  /** The one that stands in the row itself. */
  beside?(card: Card): ReactNode;
  problem: SaveProblem | null;
}

export const useNoActions = (): EntryActions => ({ of: () => null, problem: null });

/** The parts of a list's screen that are the type's own. */
export interface ListSlots<Card extends ListedEntry = ListedEntry> {
  /** Said beside the title of the list. */
  remark?: Localized;
  /** Stands above the list. */
  above?(page: CardsAnswer<Card>): ReactNode;
  /** Said of an entry below its title. */
  note?(card: Card, page: CardsAnswer<Card>): ReactNode;
  /** More to do with an entry than to edit and delete it; each is a button or a link. */
  useActions?(refresh: () => Promise<void>): EntryActions<Card>;
  /** Of a list that staff arrange: what is looked through besides titles. */
  textsOf?(card: Card): readonly string[];
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
  /** A form of the type's own shape, in place of that which follows from its fields. */
  ownForm?: OwnForm;
  list?: ListSlots<Card>;
  /** Milliseconds that the confirmation of a save stays; a few seconds unless said. */
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
  /** The entry as it is stored now. */
  read(): Promise<AnyEntry | undefined>;
  /** Gives what saves a form over the version that was edited; a refusal names fields of the form. */
  useSave(): (form: EntryForm, version: number | undefined) => Promise<unknown>;
  /** The prefix that the paths of the request have and the form's do not. */
  prefix?: string;
  form?: FormSlots;
  /** Milliseconds that the confirmation of a save stays; until it is closed unless said. */
  savedMs?: number;
  /** Path, in the request, of the field to begin with while nothing is in it. */
  begin?(lang: Lang): string;
  /** Stands above the form. */
  above?(record: AnyEntry): ReactNode;
  /** Stands around the form, as what gives its inputs something that was read with the record. */
  around?(record: AnyEntry, form: ReactNode): ReactNode;
}

/** A screen of a single record that saves in a way of its own; its title and help are as on every other. */
export interface OwnScreen<Shown = unknown> {
  type: { name: string; words: Localized<{ title: string }> };
  read(): Promise<Shown>;
  View: ComponentType<{ shown: Shown }>;
}

/** A screen of a type's own, as the frame takes it: it only hands on what was read. */
export const ownScreen = <Shown>(screen: OwnScreen<Shown>): OwnScreen => screen as unknown as OwnScreen;

export interface ListAddresses {
  list: string;
  /** Where it is the list's with `?add`, the form of one more stands above the list. */
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

/**
 * The reads and changes of a list's screens, by the calls that follow from its definition. A form is handed on as it
 * is: its inputs have put in what a save takes, and the server says where they have not.
 */
export function derivedCalls(
  type: ContentList,
  paths: ListPaths = listPaths(type.name, type.one),
): Pick<ListScreens, "reads" | "useListChanges"> {
  const calls = listCalls(type, paths);
  const api = createClient(calls);
  const named = (id: string) => ({ [idName(type)]: id });
  return {
    reads: {
      cards: (query, signal) => api.cards(query, signal),
      one: (id) => readNewest<AnyContent>(type, id),
    },
    useListChanges: () => {
      const changes = useChanges(calls);
      return {
        add: async (given) => {
          const answer: Record<string, unknown> = await changes.add({ [type.one]: given as never });
          return String(answer[idName(type)]);
        },
        edit: (id, given, version) => changes.edit({ [type.one]: { ...given, _id: id, version } as never }),
        remove: (id) => changes.remove(named(id)),
        restore: (id) => changes.restore(named(id)),
      };
    },
  };
}

/** The reads and changes of a single record's screen, by the calls that follow from its definition. */
export function derivedRecord(
  type: ContentRecord,
  paths: Parameters<typeof recordCalls>[1],
): Pick<RecordScreens, "read" | "useSave"> {
  const calls = recordCalls(type, paths);
  return {
    read: () => readNewest<AnyContent>(type),
    useSave: () => {
      const changes = useChanges(calls);
      return (form, version) => changes.save({ ...form, version } as never);
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

/** The part of a content type that every screen of the staff area holds. */
export type ContentScreens = ListContent | RecordContent;

declare module "../../ui/screens" {
  interface Screens {
    /** The screens of its content types, which follow from their definitions. */
    content?: readonly ContentScreens[];
  }
}
