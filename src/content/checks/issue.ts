import type { Lang } from "../../platform/locale/lang";
import { putAt, valueAt } from "../field-paths";

/** The things that are looked for in the texts and pictures of an entry. */
const CHECKS = [
  "pictureUndescribed",
  "pictureFileName",
  "picturesElsewhere",
  "headingEmpty",
  "headingSkips",
  "headingBold",
  "linkVague",
  "linkAddress",
  "tableHeadless",
  "sentenceLong",
  "scriptOther",
  "wordAvoided",
] as const;
export type CheckName = (typeof CHECKS)[number];

/** A range of a text, by offsets in its stored form. */
export interface Span {
  start: number;
  end: number;
}

/** The words that take the place of a part of a text. */
export interface Edit extends Span {
  with: string;
}

/** An issue in one text. */
export interface Remark extends Span {
  check: CheckName;
  /** The words in question, as people read them; `""` if none. */
  said: string;
  /** The edits that fix it with one press, where a program can know them. */
  edits?: readonly Edit[];
  /** The parts that are to be converted into the script of the text, which makes it right. */
  converts?: readonly Span[];
  /** The word to use in place of an avoided one, if any. */
  better?: string;
  /** Id of the picture in question. */
  picture?: string;
}

/** The same with the place of its text in a form. */
export interface Issue extends Remark {
  /** Path in the form: `tra.content`, `staff.2.eng.title`, `coverId`. */
  path: string;
  /** The language of the text; none for shared fields. */
  lang: Lang | undefined;
  /** The same for the same issue in the same place, whatever else is typed. */
  key: string;
}

/** A text after some parts of it have been replaced; they do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((now, { start, end, with: words }) => now.slice(0, start) + words + now.slice(end), text);
}

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
