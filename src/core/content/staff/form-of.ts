import type * as z from "zod";
import { CallError } from "../../api/client";
import { isLang, LANGS, type Lang, type Localized, localized } from "../../locale/lang";
import type { ContentType } from "../definition";
import type { Fields, KindName } from "../field";
import { emptyOf } from "../fields-of";
import type { InputSchema } from "../schemas";
import type { AnyEntry, ListScreens, OwnForm } from "./content-screens";

/** What a form edits of an entry: its fields by their names, and its texts in each language. */
export type EntryForm = Record<string, unknown> & Localized<Record<string, unknown>>;

const named = (fields: Fields, kind: KindName): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === kind);

const dates = (fields: Fields): string[] => named(fields, "date");

/**
 * A new row of a list of groups: neither a date nor an amount until somebody says one, and nothing of what has no
 * input.
 */
export function blankOf(fields: Fields): Record<string, unknown> {
  const unsaid = [...dates(fields), ...named(fields, "amount")];
  const custom = named(fields, "custom");
  const shown = Object.entries(emptyOf(fields)).filter(([name]) => !custom.includes(name));
  return { ...Object.fromEntries(shown), ...Object.fromEntries(unsaid.map((name) => [name, ""])) };
}

/** A form in which nothing is filled in. */
function emptyForm({ shared, texts }: ContentType): EntryForm {
  const undated = Object.fromEntries(dates(shared).map((name) => [name, ""]));
  return { ...emptyOf(shared), ...undated, ...localized(() => emptyOf(texts)) };
}

/** The form of an entry. */
export function formOf({ shared }: ContentType, entry: Record<string, unknown>): EntryForm {
  const kept = Object.fromEntries(Object.keys(shared).map((name) => [name, entry[name]]));
  return { ...kept, ...localized((lang) => entry[lang] as Record<string, unknown>) };
}

/** What a save sends: a date that nobody has touched is left out, so that its hour stays. */
function givenOf({ shared }: ContentType, form: EntryForm, before: EntryForm): EntryForm {
  const untouched = dates(shared).filter((name) => form[name] === "" || form[name] === before[name]);
  return { ...form, ...Object.fromEntries(untouched.map((name) => [name, undefined])) };
}

/** A form as a save of its type takes it: the inputs of its fields have put there what is in it, which no type can tell. */
export const inputOf = <T extends ContentType>(_type: T, form: EntryForm) =>
  form as unknown as z.input<InputSchema<T>>;

interface Forms {
  empty(): EntryForm;
  formOf(entry: AnyEntry): EntryForm;
  givenOf(form: EntryForm, before: EntryForm): EntryForm;
}

/** How entries of a list become forms and forms become what a save sends: by its fields, or as its own form says. */
export function formsOf({ type, ownForm }: Pick<ListScreens, "type" | "ownForm">): Forms {
  return (
    (ownForm as Forms | undefined) ?? {
      empty: () => emptyForm(type),
      formOf: (entry) => formOf(type, entry),
      givenOf: (form, before) => givenOf(type, form, before),
    }
  );
}

/** A form of a type's own, as the screens of all lists take it: they only hand it on. */
export const ownForm = <Form extends object>(parts: OwnForm<Form>): OwnForm => parts as unknown as OwnForm;

/** What a call was refused for, said of other fields: of those that a form has where the request has others. */
export function renamedPaths(error: unknown, rename: (path: string) => string): unknown {
  if (!(error instanceof CallError)) return error;
  const errors = error.errors.map(({ path, message }) => ({ path: rename(path), message }));
  return new CallError(error.status, error.message, errors);
}

/**
 * What the API says of a text that may be in any language and is in none, said of the language in which somebody is
 * writing: the API names the first.
 */
export function inLanguageOf(error: unknown, form: EntryForm, shown: Lang, prefix: string): unknown {
  return renamedPaths(error, (path) => {
    const own = path.slice(prefix.length);
    return isInNone(form, own) ? `${prefix}${shown}${own.slice(own.indexOf("."))}` : path;
  });
}

/** Whether a path of a form is that of a text which is in no language, as `eng.header`. */
export function isInNone(form: EntryForm, path: string): boolean {
  const [lang, name = "", ...rest] = path.split(".");
  return isLang(lang) && rest.length === 0 && LANGS.every((each) => isBlank(form[each][name]));
}

const isBlank = (text: unknown) => typeof text === "string" && text.trim() === "";
