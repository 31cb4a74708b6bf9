import { fill } from "../platform/locale/lang";
import type { Field, Fields } from "./field";
import type { ChoiceField, ChoicesField } from "./kinds/choice";
import type { GroupField, GroupsField } from "./kinds/group";
import type { ParallelGroupsField } from "./kinds/parallel-groups";

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
