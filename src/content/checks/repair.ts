import { putAt, valueAt } from "../field-paths";
import type { Edit } from "./issue";
import { edited } from "./issue";

/** The text at a path of a form; undefined where there is none. */
export function textAt(form: unknown, path: string): string | undefined {
  const value = valueAt(form, path);
  return Array.isArray(value) ? value.join("\n") : typeof value === "string" ? value : undefined;
}

/** A form with another text at a path; everything else in it stays the same object. */
export const withText = <Form>(form: Form, path: string, text: string): Form =>
  putAt(form, path, Array.isArray(valueAt(form, path)) ? text.split("\n") : text);

/** A form with some parts of the text at a path replaced. */
export function repaired<Form>(form: Form, path: string, edits: readonly Edit[]): Form {
  const text = textAt(form, path);
  return text === undefined ? form : withText(form, path, edited(text, edits));
}
