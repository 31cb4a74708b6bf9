import "../platform/http/jitless"; // before any schema is created
import type * as z from "zod";
import type { MediaKind } from "../media/uploaded-file";
import type { Lang } from "../platform/locale/lang";
import type { AnyFieldWords } from "./type-words";

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
