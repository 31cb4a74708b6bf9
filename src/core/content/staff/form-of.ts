import type * as z from "zod";
import { type Localized, localized } from "../../locale/lang";
import type { ContentType } from "../definition";
import type { Fields, KindName } from "../field";
import { emptyOf } from "../fields-of";
import type { InputSchema } from "../schemas";

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
export function emptyForm({ shared, texts }: ContentType): EntryForm {
  const undated = Object.fromEntries(dates(shared).map((name) => [name, ""]));
  return { ...emptyOf(shared), ...undated, ...localized(() => emptyOf(texts)) };
}

/** The form of an entry. */
export function formOf({ shared }: ContentType, entry: Record<string, unknown>): EntryForm {
  const kept = Object.fromEntries(Object.keys(shared).map((name) => [name, entry[name]]));
  return { ...kept, ...localized((lang) => entry[lang] as Record<string, unknown>) };
}

/** What a save sends: a date that nobody has touched is left out, so that its hour stays. */
export function givenOf({ shared }: ContentType, form: EntryForm, before: EntryForm): EntryForm {
  const untouched = dates(shared).filter((name) => form[name] === "" || form[name] === before[name]);
  return { ...form, ...Object.fromEntries(untouched.map((name) => [name, undefined])) };
}

/** A form as a save of its type takes it: the inputs of its fields have put there what is in it. */
export const inputOf = <T extends ContentType>(_type: T, form: EntryForm) =>
  form as unknown as z.input<InputSchema<T>>;
