import type { Scope } from "../platform/auth/roles";
import { LANGS, type Lang, type Localized } from "../platform/locale/lang";
import type { Fields, ListWords, RecordWords, StoredFields } from "./field";
import { withPictureAlts } from "./pictures/picture-alts";

/** The content of an entry: its shared fields, and its texts in each language. */
export type ContentOf<Shared extends Fields, Texts extends Fields> = StoredFields<Shared> &
  Localized<StoredFields<Texts>>;

/** The content of an entry of any type. */
export type AnyContent = ContentOf<Fields, Fields>;

/**
 * A requirement of a save besides those of each field; rejects content without it by path and the key of a
 * problem.
 */
export interface Rule<Content = AnyContent> {
  check(content: Content, refuse: (path: readonly (string | number)[], problem: string) => void): void;
}

/** Names of the date fields among some. */
type DateNames<F extends Fields> = {
  [Name in keyof F & string]: F[Name]["kind"] extends "date" ? Name : never;
}[keyof F & string];

/** The order of a list: newest or oldest entry first, by a date field latest first, or manual. */
export type Order<DateName extends string = string> = "newest" | "oldest" | "arranged" | { latest: DateName };

/** Returns which languages have all that visitors need. */
export interface CompleteLanguages<Content = AnyContent> {
  in(content: Content): Localized<boolean>;
}

/** A part of an entry under its own heading; both are `""` where a language has none. */
export interface ContentPart {
  heading: string;
  text: string;
}

interface Description<Name extends string, Shared extends Fields, Texts extends Fields> {
  /** Its name in the journal, the database and the addresses of its calls, which never changes. */
  readonly name: Name;
  /** Id of its one entry, of a type whose every entry has fields of its own: a definition for each. */
  readonly id?: string;
  /** The fields that an entry has once, for all languages. */
  readonly shared: Shared;
  /** The fields that it has in each language. */
  readonly texts: Texts;
  readonly rules?: readonly Rule<ContentOf<Shared, Texts>>[];
  /** True of content that visitors never read, whose texts are not translated. */
  readonly isForStaff?: boolean;
  /** The scope for reading and changing its entries; content by default. */
  readonly access?: Scope;
  /** False for content that is in use once it is saved, which has no drafts. */
  readonly hasDrafts?: false;
  /** The initial values of an entry. */
  readonly first?: Partial<StoredFields<Shared>>;
  /** The initial texts of an entry in each language. */
  readonly firstTexts?: Localized<StoredFields<Texts>>;
  /** The content, with fields derived from its languages as they are without the unpublished ones. */
  settled?(content: ContentOf<Shared, Texts>): ContentOf<Shared, Texts>;
  /**
   * The texts that visitors need in a language, of which each is required for it; or a function that decides.
   */
  readonly complete: readonly (keyof Texts & string)[] | CompleteLanguages<ContentOf<Shared, Texts>>;
  /**
   * The parts of an entry in a language that the visitors' search finds separately, the same ones in each.
   */
  parts?(content: ContentOf<Shared, Texts>, lang: Lang): readonly ContentPart[];
  /** The order in which visitors meet types, from 0 for what every page shows to 9; 5 by default. */
  readonly met?: number;
}

/** The definition of a list type. */
export interface ListDescription<
  Name extends string,
  One extends string,
  Shared extends Fields,
  Texts extends Fields,
  Summary extends object,
> extends Description<Name, Shared, Texts> {
  /** The field of a call that contains one entry; `<one>_id` is its id. */
  readonly one: One;
  readonly order: Order<DateNames<Shared>>;
  /** The most entries that there can be. */
  readonly max?: number;
  /** The title by which people call an entry in a language; `""` where it has no name in it. */
  title(content: ContentOf<Shared, Texts>, lang: Lang): string;
  /**
   * Its summary in lists besides title, cover and date; stored beside it, so that no list reads whole
   * entries.
   */
  summary?(content: ContentOf<Shared, Texts>): Summary;
  /** What visitors call its entries, where the name of the list is for staff. */
  readonly publicName?: Localized;
  /** The address at which visitors see it; `""` where it follows from content that is not given. */
  view(id: string, content?: ContentOf<Shared, Texts>): string;
  readonly words: Localized<ListWords<Shared, Texts>>;
}

/** The definition of a record type, with exactly one entry. */
export interface RecordDescription<Name extends string, Shared extends Fields, Texts extends Fields>
  extends Description<Name, Shared, Texts> {
  /** The address at which visitors see it. */
  readonly view: string;
  readonly words: Localized<RecordWords<Shared, Texts>>;
}

/** A content type with many entries. Its calls, tables and screens follow from it. */
export interface ContentList<
  Name extends string = string,
  One extends string = string,
  Shared extends Fields = Fields,
  Texts extends Fields = Fields,
  Summary extends object = object,
> extends Omit<ListDescription<Name, One, Shared, Texts, Summary>, "order"> {
  readonly order: Order;
}

/** A content type with one entry. */
export interface ContentRecord<
  Name extends string = string,
  Shared extends Fields = Fields,
  Texts extends Fields = Fields,
> extends RecordDescription<Name, Shared, Texts> {}

/** The part that every content type has. */
export type ContentType = Description<string, Fields, Fields>;

/** The type of an entry among `types`; undefined where there is none. A record of several has a type for each. */
export const typeOfEntry = <Type extends Pick<ContentType, "name" | "id">>(
  types: readonly Type[],
  { type, id }: { type: string; id: string },
): Type | undefined => types.find((each) => each.name === type && (each.id ?? id) === id);

/** The content of an entry of a type. */
export type Content<Type extends ContentType> = ContentOf<Type["shared"], Type["texts"]>;

/** An entry as it is stored and answered. `version` counts its saves. */
export type Entry<Type extends ContentType> = { _id: string } & Content<Type> & { version: number };

/** Describes a content type with many entries. */
export function contentList<
  const Name extends string,
  const One extends string,
  const Shared extends Fields,
  const Texts extends Fields,
  Summary extends object,
>(
  description: ListDescription<Name, One, Shared, Texts, Summary>,
): ContentList<Name, One, Shared, Texts, Summary> {
  return import.meta.env.SSR ? withPictureAlts(description) : description;
}

/** Describes a content type with one entry. */
export function contentRecord<
  const Name extends string,
  const Shared extends Fields,
  const Texts extends Fields,
>(description: RecordDescription<Name, Shared, Texts>): ContentRecord<Name, Shared, Texts> {
  return import.meta.env.SSR ? withPictureAlts(description) : description;
}

const isBlank = (value: unknown) =>
  value === "" || value === null || (Array.isArray(value) && value.length === 0);

/**
 * At least one of these texts in at least one language; else the first language's last of them is at fault.
 * @param instead a shared field that will do as well
 */
export function inOneLanguage<Name extends string, Shared extends string = never>(
  names: readonly [Name, ...Name[]],
  problem: string,
  instead?: Shared,
): Rule<Localized<Record<Name, unknown>> & Record<Shared, unknown>> {
  return {
    check: (content, refuse) => {
      if (instead !== undefined && !isBlank(content[instead])) return;
      if (LANGS.some((lang) => names.some((name) => !isBlank(content[lang][name])))) return;
      refuse(["eng", names.at(-1) ?? names[0]], problem);
    },
  };
}

/** An entry of any type. */
export interface EntryRef {
  type: string;
  id: string;
}

/** An entry as a text, as the key of a map or of a row: `news 0190…`. */
export const entryKey = ({ type, id }: EntryRef): string => `${type} ${id}`;

/** Whether an entry is in a list of references. */
export function isAmong(entries: readonly EntryRef[]): (entry: EntryRef) => boolean {
  const keys = new Set(entries.map(entryKey));
  return (entry) => keys.has(entryKey(entry));
}

/** Entries, each once. */
export const distinctEntries = (entries: readonly EntryRef[]): EntryRef[] => [
  ...new Map(entries.map(({ type, id }) => [entryKey({ type, id }), { type, id }])).values(),
];
