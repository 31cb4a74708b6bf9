import type { Edit } from "./finding";
import { edited } from "./finding";

type Values = Readonly<Record<string, unknown>>;

/** The text at a path of a form; undefined where there is none. */
export function textAt(form: unknown, path: string): string | undefined {
  const value = path.split(".").reduce<unknown>((part, name) => (part as Values | undefined)?.[name], form);
  return Array.isArray(value) ? value.join("\n") : typeof value === "string" ? value : undefined;
}

/** A form with another text at a path; everything else in it stays the same object. */
export function withText<Form>(form: Form, path: string, text: string): Form {
  return put(form, path.split("."), text) as Form;
}

function put(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return Array.isArray(value) ? text.split("\n") : text;
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === name ? put(each, rest, text) : each));
  return { ...(value as Values), [name]: put((value as Values)[name], rest, text) };
}

/** A form in which some parts of the text at a path have become others. */
export function repaired<Form>(form: Form, path: string, edits: readonly Edit[]): Form {
  const text = textAt(form, path);
  return text === undefined ? form : withText(form, path, edited(text, edits));
}
