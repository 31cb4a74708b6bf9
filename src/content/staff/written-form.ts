import { createContext } from "react";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import type { ContentType } from "../definition";
import type { Field, FieldWords } from "../field";
import { valueAt, withoutLang } from "../field-paths";
import type { EntryForm } from "./form-conversion";

/** A form that is written in three languages, with the words of its fields. */
export interface WrittenForm {
  type: Pick<ContentType, "texts" | "shared">;
  words: Readonly<Record<string, FieldWords>>;
  draft: { form: EntryForm; setForm: (change: (before: EntryForm) => EntryForm) => void };
  /** The form before the last save. */
  stored: EntryForm;
  /** The prefix that the paths of the request have and the form's do not. */
  prefix: string;
  /** The language that is edited; by default the reader's own. */
  lang?: Lang;
}

/** The texts and pictures of a form whose shape is its own, in the shape of the form of an entry. */
export interface WrittenShape<Form> {
  type: WrittenForm["type"];
  of(form: Form): EntryForm;
  /** The form with changes in that shape applied. */
  with(form: Form, changed: EntryForm): Form;
}

/** The form around a field; none where its translations are not tracked. */
export const WrittenFormContext = createContext<WrittenForm | undefined>(undefined);

/** A field of it in one of the languages. */
export interface WrittenField {
  field: Field;
  label: string;
  lang: Lang;
  /** Its path in the request. */
  path: string;
  values: Localized<unknown>;
  onChange: (change: (before: unknown) => unknown) => void;
}

/** The path of a field in the form without its language. */
export const pathInAll = ({ prefix }: Pick<WrittenForm, "prefix">, path: string): string =>
  withoutLang(path.slice(prefix.length));

/** The values in a form of the field at a path without a language; undefined where it has no such field. */
export function valuesAt({ texts }: Pick<ContentType, "texts">, form: EntryForm, path: string) {
  const [name = "", row = "", ...rest] = path.split(".");
  const found = localized((lang) => {
    if (texts[name]?.isAligned) return valueAt(form, [name, row, lang, ...rest].join("."));
    return valueAt(form, name in texts ? `${lang}.${path}` : `${path}.${lang}`);
  });
  return Object.values(found).includes(undefined) ? undefined : found;
}

/** The same in every row of the list that the field is in; empty for a field in no list that all languages share. */
export function valuesInRows(
  type: Pick<ContentType, "texts">,
  form: EntryForm,
  path: string,
): Localized<unknown>[] {
  const [name = "", , ...rest] = path.split(".");
  const rows = form[name];
  if (!Array.isArray(rows)) return [];
  return rows
    .map((_, at) => valuesAt(type, form, [name, at, ...rest].join(".")))
    .filter((each) => each !== undefined);
}
