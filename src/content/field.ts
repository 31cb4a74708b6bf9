import "../platform/http/jitless"; // before any schema is created
import type * as z from "zod";
import type { MediaKind } from "../media/uploaded-file";
import { fill, type Lang, type Localized, localized } from "../platform/locale/lang";
import type { Content, ContentType } from "./definition";
import { filledIn } from "./filled-in";
import type { ChoiceField, ChoicesField } from "./kinds/choice";
import type { GroupField, GroupsField } from "./kinds/group";
import type { ParallelGroupsField } from "./kinds/parallel-groups";

/**
 * The kinds of fields. They are in `kinds/` by family, with their inputs on screen beside them. The rest of
 * the program knows a field only through this interface: it never checks the kind, but whether it is
 * `custom`.
 */
export type KindName =
  | "line"
  | "text"
  | "lines"
  | "names"
  | "richText"
  | "image"
  | "images"
  | "imageSlots"
  | "pdf"
  | "video"
  | "webLink"
  | "date"
  | "choice"
  | "choices"
  | "amount"
  | "number"
  | "flag"
  | "localized"
  | "group"
  | "groups"
  | "parallelGroups"
  | "custom";

/** A file that a field names, and the path of the place that names it. */
export interface MediaUse {
  id: string;
  kind: MediaKind;
  path: string;
}

/** Some words of a field, and the path of the place within it that has them: `rows.0.type`. */
export interface Said {
  text: string;
  at: string;
}

/**
 * The formats of a text: on one line, in paragraphs with a blank line between them, one text on each line, or
 * with headings and pictures, as HTML that the server sanitises.
 */
export type Writing = "line" | "text" | "lines" | "rich";

/**
 * The filters of a list by a field: its options, of which `""` is that it is set, and those that a value has.
 */
export interface Facets<Value> {
  readonly options: readonly string[];
  of(value: Value): readonly string[];
}

/** A field, for server and browser. `Input` is the shape in a save, `Output` the stored and answered one. */
export interface Field<
  Kind extends KindName = KindName,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly kind: Kind;
  /** The schema of the field in a save; an output of `undefined` leaves the field unchanged. */
  readonly input: Input;
  readonly output: Output;
  /**
   * True where a save gives all its nested fields or none of them: one that it leaves out is not left
   * unchanged.
   */
  readonly comesWhole?: boolean;
  /** True where an untouched form leaves it out of a save, so that it is not changed. */
  readonly staysUntouched?: boolean;
  /** The empty value. */
  empty(): z.output<Output>;
  /**
   * The same in a form, and of a revision without the field, where `empty` would be a statement that no one
   * made.
   */
  readonly blank?: "";
  /**
   * The value for content stored before the field existed, where `empty` would be a statement that no one
   * made.
   */
  readonly unstored?: z.output<Output>;
  /** True where what is stored may be without it for good. */
  readonly isOptional?: boolean;
  isEmpty(value: z.output<Output>): boolean;
  /** Whether visitors have all that they need of it, where that takes more than not to be empty. */
  isComplete?(value: z.output<Output>): boolean;
  /** Its nested fields, if any: for a field in each language, one under the name of each. */
  readonly fields?: Fields;
  /** True of a list whose rows have those fields. */
  readonly isList?: boolean;
  /** True of a list whose rows are the same things in all languages, so that a form has it once. */
  readonly isAligned?: boolean;
  /** The format of its text, where it is only text. */
  readonly writing?: Writing | undefined;
  /** The most that it takes: characters, or rows. */
  readonly max?: number;
  /** The kind of files that it names, where it is these alone. */
  readonly holds?: MediaKind;
  /** True where a value means the same in every language, so that one can be copied into another. */
  readonly isSameInAll?: boolean;
  readonly facets?: Facets<z.output<Output>>;
  /** Its value in lines that people read, where two revisions are shown; of an image its id. */
  lines(value: z.output<Output>, words: AnyFieldWords, reader: Lang): readonly string[];
  /** Its words, for searching and for previews, without markup. */
  text(value: z.output<Output>): readonly string[];
  /**
   * Of a field of a shape that only one type has: its words, each with its place. Where an entry has it once for all
   * languages, those in one of them, place by place as in the others, `""` where there are none.
   */
  says?(value: z.output<Output>, lang: Lang): readonly Said[];
  /** True where each of its places is a text of its own, and not a part of one. */
  readonly isApart?: boolean;
  /** The files that it names; `path` is its own. */
  media(value: z.output<Output>, path: string): readonly MediaUse[];
  /** Of a field of such a shape that names files: its value without some of them. */
  without?(value: z.output<Output>, ids: ReadonlySet<string>): z.output<Output>;
  /** Something that a save takes, for tests. */
  readonly sample: z.input<Input>;
}

/** Fields by their names. */
export type Fields = Readonly<Record<string, Field>>;

/** The stored value of a field. */
export type StoredValue<F extends Field> = z.output<F["output"]>;

/** The stored values of several fields. */
export type StoredFields<F extends Fields> = { -readonly [Name in keyof F]: StoredValue<F[Name]> };

/** The parts that every kind says of itself. */
type Own = "kind" | "input" | "output" | "empty" | "sample";

/** A field that says nothing to those who search, and names no file, unless `parts` say more. */
export function field<Kind extends KindName, Input extends z.ZodType, Output extends z.ZodType>(
  kind: Kind,
  parts: Pick<Field<Kind, Input, Output>, Exclude<Own, "kind">> &
    Partial<Omit<Field<Kind, Input, Output>, Own>>,
): Field<Kind, Input, Output> {
  return {
    kind,
    isEmpty: (value) => value === "" || value === null || (Array.isArray(value) && value.length === 0),
    lines: (value) =>
      (parts.text?.(value) ?? [value].flat()).flatMap((each) => String(each ?? "").split("\n")),
    text: () => [],
    media: () => [],
    ...parts,
  };
}

/** The label of a field, with a hint below its label where one helps. */
interface Labelled {
  readonly label: string;
  readonly hint?: string;
}

/** Of any field: names of its options, nested fields and items, where it has such. */
export interface AnyFieldWords extends Labelled {
  readonly options?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, FieldWords>>;
  readonly add?: string;
  /** One of several, with `{number}`. */
  readonly one?: string;
  /** Where there is little room, as on a chip that narrows a list. */
  readonly short?: string;
}

export type FieldWords = string | AnyFieldWords;

/** Of one kind of field: what belongs to it and is missing does not compile. */
type WordsOf<F extends Field> =
  F extends ChoiceField<infer Option>
    ? Labelled & { readonly options: Readonly<Record<Option, string>> }
    : F extends ChoicesField<infer Option>
      ? Labelled & { readonly options: Readonly<Record<Option, string>> }
      : F extends GroupsField<infer Inner> | ParallelGroupsField<infer Inner>
        ? Labelled & { readonly add: string; readonly one: string; readonly fields: OfFields<Inner> }
        : F extends GroupField<infer Inner>
          ? Labelled & { readonly fields: OfFields<Inner> }
          : FieldWords;

type OfFields<F extends Fields> = { readonly [Name in keyof F & string]: WordsOf<F[Name]> };

/** A content type's words for staff, in one language. */
interface TypeWords<Shared extends Fields, Texts extends Fields> {
  /** Of its fields, by their names. */
  fields: OfFields<Shared> & OfFields<Texts>;
  /** Said when one is saved. */
  saved: string;
}

/** Words of a list. */
export interface ListWords<Shared extends Fields, Texts extends Fields> extends TypeWords<Shared, Texts> {
  /** The list in the menu and as the title of its screen. */
  list: string;
  /** One of it, where the list is called by what staff do there. */
  one?: string;
  /** One more: the button of the list, and the title of its screen. */
  add: string;
  /** The title of the screen on which one is edited. */
  edit: string;
  /** Where there is none yet: what one is for. */
  none: string;
  /** The question before one is deleted, with `{name}`. */
  deleteQuestion: string;
  /** The label of one's title, where it is called otherwise. */
  title?: string;
  /** One that has no title in any language. */
  untitled: string;
}

/** Words of a single record. */
export interface RecordWords<Shared extends Fields, Texts extends Fields> extends TypeWords<Shared, Texts> {
  /** In the menu and as the title of its screen. */
  title: string;
  /** The button that saves, where it is not Submit. */
  submit?: string;
  /** While it is empty: what it is for, and the button that goes to its first field. */
  none?: { text: string; begin: string };
}

/** The parts of a field's label. */
export const wordsOfField = (words: FieldWords | undefined, name: string): AnyFieldWords =>
  words === undefined ? { label: name } : typeof words === "string" ? { label: words } : words;

/** The label of one of several by its number, from 0. */
export const numbered = ({ label, one }: AnyFieldWords, at: number): string =>
  one === undefined ? `${label} ${at + 1}` : fill(one, { number: at + 1 });

const named = (fields: Fields): [string, Field][] => Object.entries(fields);

type Values = Readonly<Record<string, unknown>>;

/** The empty values of fields. */
export function emptyOf<F extends Fields>(fields: F): StoredFields<F> {
  return Object.fromEntries(named(fields).map(([name, each]) => [name, each.empty()])) as StoredFields<F>;
}

/** Whether all of the fields are empty. */
export function isEmptyOf(fields: Fields, values: Values): boolean {
  return named(fields).every(([name, each]) => each.isEmpty(values[name]));
}

/** The words in the fields, in their order. */
export function textOf(fields: Fields, values: Values): string[] {
  return named(fields).flatMap(([name, each]) => each.text(values[name]));
}

/** The files that the fields use; `path` is the prefix of their paths, `""` for none. */
export function mediaOf(fields: Fields, values: Values, path: string): MediaUse[] {
  const at = (name: string) => (path === "" ? name : `${path}.${name}`);
  return named(fields).flatMap(([name, each]) => each.media(values[name], at(name)));
}

/** The values of the fields in lines that people read, one field after the other. */
export function linesOf(
  fields: Fields,
  values: Values,
  { fields: words = {} }: AnyFieldWords,
  reader: Lang,
): string[] {
  return named(fields).flatMap(([name, each]) => {
    const value = values[name] ?? null;
    return value === null ? [] : each.lines(value, wordsOfField(words[name], name), reader);
  });
}

/** Something that a save takes for each of the fields, for tests. */
export function samplesOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(named(fields).map(([name, each]) => [name, each.sample]));
}

/** The content of an entry without a save, and of fields that its last save did not know. */
export function unsaved<T extends ContentType>({ shared, texts, first, firstTexts }: T): Content<T> {
  const said = localized((lang) => firstTexts?.[lang] ?? emptyOf(texts));
  // TypeScript does not see that the parts of a type that it does not know yet make up its content.
  return { ...emptyOf(shared), ...said, ...first } as unknown as Content<T>;
}

/** Stored content, of which every field is read, even if the program that stored it knew fewer. */
export function wholeContent<T extends ContentType>(type: T, stored: object): Content<T> {
  const { first = {}, firstTexts } = type as Pick<ContentType, "first" | "firstTexts">;
  const { eng, tra, sim, ...shared } = stored as Localized<Values | undefined>;
  const said = { eng, tra, sim };
  const texts = localized((lang) => wholeOf(type.texts, said[lang] ?? {}, firstTexts?.[lang]));
  return { ...wholeOf(type.shared, shared, first), ...texts } as unknown as Content<T>;
}

/**
 * The values as they are read: a field that was not stored is as in `begins`, or empty, within groups and in
 * each row of a list as well. They are in the order of the fields.
 */
export function wholeOf(fields: Fields, stored: Values, begins: Values = {}): Values {
  const others = Object.entries(stored).filter(([name]) => !(name in fields));
  const own = named(fields).flatMap(([name, each]) => {
    const value = stored[name] === undefined ? unstoredOf(each, begins[name]) : stored[name];
    return value === undefined ? [] : [[name, wholeValue(each, value, begins[name])]];
  });
  return { ...Object.fromEntries(others), ...Object.fromEntries(own) };
}

/** The value of a field that was not stored; undefined where it may be left out for good. */
function unstoredOf({ isOptional, unstored, empty }: Field, begins: unknown): unknown {
  return isOptional ? undefined : (begins ?? unstored ?? empty());
}

/** A stored value of a field with all nested values. */
export function wholeValue({ fields, isList, isAligned, output }: Field, stored: unknown, begins?: unknown) {
  if (!fields) return filledIn(output, stored);
  if (!isList) return wholeOf(fields, stored as Values, (begins ?? {}) as Values);
  const rows = stored as readonly Values[];
  return rows.map((row, order) => wholeOf(fields, { ...(isAligned && { order }), ...row }));
}

/**
 * The values that are given of the fields, and for the others those of `rest`; so also within groups, but not within
 * lists.
 */
export function withRest(fields: Fields, given: Values, rest: Values): Values {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  const inner = named(fields).flatMap(([name, { fields: own, comesWhole }]) =>
    own && !comesWhole && given[name] !== undefined
      ? [[name, withRest(own, given[name] as Values, (rest[name] ?? {}) as Values)]]
      : [],
  );
  return { ...rest, ...Object.fromEntries([...said, ...inner]) };
}
