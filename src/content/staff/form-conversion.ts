import { createContext } from "react";
import type * as z from "zod";
import { CallError } from "../../platform/http/client";
import { isLang, LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";
import type { ContentType } from "../definition";
import { emptyOf, type Field, type Fields, type FieldWords, wholeOf } from "../field";
import { valueAt, withoutLang } from "../field-paths";
import { filledLike } from "../filled-in";
import {
  listIn,
  type ParallelGroupsField,
  type ParallelRow,
  parallelNames,
  parallelRows,
} from "../kinds/parallel-groups";
import { DESCRIPTIONS } from "../pictures/descriptions";
import { PICTURE_ALTS } from "../pictures/picture-alts";
import type { InputSchema } from "../schemas";
import type { AnyEntry, ListScreens, OwnForm } from "./content-screens";

/**
 * The form of an entry: its fields by their names, and its texts in each language, but for aligned lists: of those it
 * has the rows, under their own names.
 */
export type EntryForm = Record<string, unknown> & Localized<Record<string, unknown>>;

/** Fields in a form in which nothing is filled in: neither a date nor an amount until somebody says one. */
export const blankOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { blank, empty }]) => [name, blank ?? empty()]));

/** A form in which nothing is filled in. */
function emptyForm({ shared, texts, first }: ContentType): EntryForm {
  const rows = Object.fromEntries(parallelNames(texts).map((name) => [name, []]));
  return { ...blankOf(shared), ...first, ...rows, ...localized(() => emptyOf(unaligned(texts))) };
}

/** The fields that are no aligned lists: those that a form has by language. */
export function unaligned(texts: Fields): Fields {
  return Object.fromEntries(Object.entries(texts).filter(([, { isAligned }]) => !isAligned));
}

/** The form of an entry. */
export function formOf({ shared, texts }: ContentType, entry: Record<string, unknown>): EntryForm {
  const common = Object.fromEntries(
    [...Object.keys(shared), PICTURE_ALTS].map((name) => [name, entry[name]]),
  );
  const said = localized((lang) => entry[lang] as Record<string, unknown>);
  const names = parallelNames(texts);
  const rows = names.map((name) => [
    name,
    parallelRows(
      fieldsIn(texts, name),
      localized((lang) => said[lang][name] as []),
    ),
  ]);
  const others = localized((lang) =>
    Object.fromEntries(Object.entries(said[lang]).filter(([name]) => !names.includes(name))),
  );
  return { ...common, ...Object.fromEntries(rows), ...others };
}

/**
 * A form that was typed under a former edition of the program, as the one of now has it: what it did not have is as in
 * `initial`, the form where nothing was typed, and in rows of lists blank.
 */
export function restoredForm({ shared, texts }: ContentType, typed: object, initial: EntryForm): EntryForm {
  const form = typed as Partial<EntryForm>;
  const rows = parallelNames(texts).map((name) => {
    const fields = fieldsIn(texts, name);
    const given = (form[name] ?? initial[name]) as Partial<ParallelRow>[];
    return [name, given.map((row) => localized((lang) => wholeOf(fields, row[lang] ?? {})))];
  });
  const said = localized((lang) => wholeOf(unaligned(texts), form[lang] ?? {}, initial[lang]));
  const once = wholeOf(shared, without(form, LANGS), initial);
  return { ...initial, ...once, ...Object.fromEntries(rows), ...said };
}

const without = (values: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The fields of the aligned list of that name. */
const fieldsIn = (texts: Fields, name: string): Fields => (texts[name] as ParallelGroupsField<Fields>).fields;

/** The content in the form of an entry, by language and field, as entries have it. */
export function contentIn({ texts }: ContentType, form: EntryForm): EntryForm {
  const names = parallelNames(texts);
  const others = Object.fromEntries(Object.entries(form).filter(([name]) => !names.includes(name)));
  const lists = localized((lang) =>
    Object.fromEntries(names.map((name) => [name, listIn(form[name] as ParallelRow[], lang)])),
  );
  return { ...others, ...localized((lang) => ({ ...form[lang], ...lists[lang] })) };
}

/** The input of a save: an untouched date is left out, so that its hour is not changed. */
function givenOf(type: ContentType, form: EntryForm, before: EntryForm): EntryForm {
  const untouched = Object.entries(type.shared).filter(
    ([name, { staysUntouched }]) => staysUntouched && (form[name] === "" || form[name] === before[name]),
  );
  return { ...contentIn(type, form), ...Object.fromEntries(untouched.map(([name]) => [name, undefined])) };
}

/** Casts a form to its type's save: its fields' inputs have filled it, which no type can express. */
export const inputOf = <T extends ContentType>(_type: T, form: EntryForm) =>
  form as unknown as z.input<InputSchema<T>>;

interface Forms {
  empty(): EntryForm;
  formOf(entry: AnyEntry): EntryForm;
  givenOf(form: EntryForm, before: EntryForm): EntryForm;
  /** A form that was typed under a former edition of the program, as the one of now has it. */
  restored(typed: object, initial: EntryForm): EntryForm;
}

/** Converts entries of a list to forms, and forms to saves: by its fields, or as its own form defines. */
export function formsOf({ type, ownForm }: Pick<ListScreens, "type" | "ownForm">): Forms {
  if (ownForm)
    return {
      ...(ownForm as unknown as Forms),
      restored: (typed, initial) => filledLike(typed, initial, [PICTURE_ALTS, DESCRIPTIONS]),
    };
  return {
    empty: () => emptyForm(type),
    formOf: (entry) => formOf(type, entry),
    givenOf: (form, before) => givenOf(type, form, before),
    restored: (typed, initial) => restoredForm(type, typed, initial),
  };
}

/** A form of a type's own, as the screens of all lists take it: they only hand it on. */
export const ownForm = <Form extends object>(parts: OwnForm<Form>): OwnForm => parts as unknown as OwnForm;

/** The errors of a refused call, at other fields: of those that a form has where the request has others. */
export function renamedPaths(error: unknown, rename: (path: string) => string): unknown {
  if (!(error instanceof CallError)) return error;
  const errors = error.errors.map(({ path, message }) => ({ path: rename(path), message }));
  return new CallError(error.status, error.message, errors);
}

/**
 * The API's errors of an entry, at the fields of its form. A text that may be in any language and is in none is that
 * of the language in which somebody is writing, where the API names the first. In an aligned list the row comes
 * before the language: `tra.staff.2.name` is `staff.2.tra.name`.
 */
export function onForm(
  error: unknown,
  { texts }: ContentType,
  form: EntryForm,
  shown: Lang,
  prefix: string,
): unknown {
  return renamedPaths(error, (path) => {
    const own = path.slice(prefix.length);
    const [lang = "", name = "", at, ...rest] = own.split(".");
    if (parallelNames(texts).includes(name)) {
      return prefix + (at === undefined ? name : [name, at, lang, ...rest].join("."));
    }
    return isInNone(form, own) ? `${prefix}${shown}${own.slice(own.indexOf("."))}` : path;
  });
}

/** Whether a form path is that of a text in all languages at once, as `eng.header`. */
export function isInNone(form: EntryForm, path: string): boolean {
  const [lang, name = "", ...rest] = path.split(".");
  return isLang(lang) && rest.length === 0 && LANGS.every((each) => isBlank(form[each][name]));
}

const isBlank = (text: unknown) => typeof text === "string" && text.trim() === "";

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
