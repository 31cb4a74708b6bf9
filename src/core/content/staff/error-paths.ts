import { CallError } from "../../api/client";
import { isLang, LANGS, type Lang } from "../../locale/lang";
import type { EntryForm } from "./form-of";

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
