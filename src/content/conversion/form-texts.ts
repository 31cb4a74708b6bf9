import type { Lang } from "../../platform/locale/lang";
import type { ContentType } from "../definition";
import type { FieldWords, Writing } from "../field";
import {
  type FieldPath,
  formFieldPaths,
  leavesOf,
  putAt,
  valueAt,
  withoutLang,
  wordsAt,
} from "../field-paths";
import { blankOf, type EntryForm } from "../staff/form-conversion";

/** A text of a form, in the language that it is taken from and in that which it is taken into. */
export interface FormText {
  /** Path in the form, without the language: `items.0.subTitle`. */
  path: string;
  writing: Writing;
  label: string;
  from: unknown;
  to: unknown;
}

/** Returns the new value of a text in the target language; undefined to leave it unchanged. */
type Visit = (text: FormText) => unknown;

interface Langs {
  from: Lang;
  to: Lang;
}

/** A form of a type with the words of its fields. */
interface TypedForm {
  type: Pick<ContentType, "texts" | "shared">;
  words: Readonly<Record<string, FieldWords>>;
  form: EntryForm;
}

/**
 * The form after `visit` was called for every text in a language.
 * @param only the path of a field, instead of all
 */
export function visitForm(
  { type, words, form }: TypedForm,
  { from, to }: Langs,
  visit: Visit,
  only?: string,
): EntryForm {
  const inOther = (path: string) =>
    path
      .split(".")
      .map((name) => (name === from ? to : name))
      .join(".");
  let made = form;
  for (const part of formFieldPaths(type, form)) {
    for (const { field, value, path: own, lang } of leavesOf(part)) {
      const path = withoutLang(own);
      const isMeant = only === undefined || path === only || path.startsWith(`${only}.`);
      if (!isMeant || lang !== from || !field.writing || value === undefined) continue;
      const there = inOther(own);
      const before = valueAt(made, there) ?? field.empty();
      const { label } = wordsAt(path.split("."), words, " – ");
      const put = visit({ path, label, writing: field.writing, from: value, to: before });
      if (put === undefined || put === before) continue;
      made = putAt(withRows(made, part, inOther(part.path), there), there, put);
    }
  }
  return made;
}

/** The form with blank rows in the list at a path, up to that which another path is in. */
function withRows(form: EntryForm, { field: { fields } }: FieldPath, list: string, path: string): EntryForm {
  if (!fields) return form;
  const row = Number(path.slice(list.length + 1).split(".")[0]);
  let made = form;
  for (let at = (valueAt(form, list) as unknown[]).length; at <= row; at += 1)
    made = putAt(made, `${list}.${at}`, blankOf(fields));
  return made;
}

/** Whether a text of a form is not blank. */
export const isSaid = ({ from }: Pick<FormText, "from">): boolean =>
  (Array.isArray(from) ? from : [from]).some((each) => String(each ?? "").trim() !== "");

/** The texts of a form, or of one of its fields. */
export function textsOfForm(typed: TypedForm, langs: Langs, only?: string): FormText[] {
  const found: FormText[] = [];
  visitForm(typed, langs, (text) => void found.push(text), only);
  return found;
}
