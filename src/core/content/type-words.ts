import type { Fields } from "./field";

/** What a field is called for staff; with a hint below its label where one helps. */
export type FieldWords = string | { label: string; hint: string };

type OfFields<F extends Fields> = { readonly [Name in keyof F & string]: FieldWords };

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
  /** One more: the button of the list, and the title of its screen. */
  add: string;
  /** The title of the screen on which one is edited. */
  edit: string;
  /** Where there is none yet: what one is for. */
  none: string;
  /** Asked before one is deleted, with `{name}`. */
  deleteQuestion: string;
  /** One that has no title in any language. */
  untitled: string;
}

/** Words of a single record. */
export interface RecordWords<Shared extends Fields, Texts extends Fields> extends TypeWords<Shared, Texts> {
  /** In the menu and as the title of its screen. */
  title: string;
}
