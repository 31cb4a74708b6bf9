import type * as z from "zod";
import type { Lang } from "../locale/lang";
import type { MediaKind } from "../media/uploaded-file";

/** The kinds of fields. They stand in `kinds/` by family, with their inputs on screen beside them. */
export type KindName =
  | "line"
  | "text"
  | "lines"
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
  | "alignedGroups"
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

/** A field, for server and browser. `Input` is the shape in a save, `Output` the one that is kept and answered. */
export interface Field<
  Kind extends KindName = KindName,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly kind: Kind;
  /** The schema of the field in a save; `undefined` in what it gives says that the field stays as it was. */
  readonly input: Input;
  readonly output: Output;
  /** The value while nobody has filled it in. */
  empty(): z.output<Output>;
  isEmpty(value: z.output<Output>): boolean;
  /** Its words, for searching and for previews, without markup. */
  text(value: z.output<Output>): readonly string[];
  /**
   * Of a field of a shape that only one type has: its words, each with its place. Where an entry has it once for all
   * languages, those in one of them, place by place as in the others, `""` where there are none.
   */
  says?(value: z.output<Output>, lang: Lang): readonly Said[];
  /** True where each place of what it says is a text of its own, and not a part of one. */
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

/** The kept value of a field. */
export type Kept<F extends Field> = z.output<F["output"]>;

/** The kept values of several fields. */
export type KeptFields<F extends Fields> = { -readonly [Name in keyof F]: Kept<F[Name]> };

/** A field that says nothing and names no file, unless `parts` say more. */
export function field<Kind extends KindName, Input extends z.ZodType, Output extends z.ZodType>(
  kind: Kind,
  parts: Pick<Field<Kind, Input, Output>, "input" | "output" | "empty" | "sample"> &
    Partial<Pick<Field<Kind, Input, Output>, "isEmpty" | "text" | "says" | "media" | "without">>,
): Field<Kind, Input, Output> {
  return {
    kind,
    isEmpty: (value) => value === "" || value === null || (Array.isArray(value) && value.length === 0),
    text: () => [],
    media: () => [],
    ...parts,
  };
}
