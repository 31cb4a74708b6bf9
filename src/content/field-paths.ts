import { isLang, LANGS, type Lang } from "../platform/locale/lang";
import type { ContentType } from "./definition";
import {
  type AnyFieldWords,
  type Field,
  type Fields,
  type FieldWords,
  numbered,
  wordsOfField,
} from "./field";

/** A part of an entry, which is compared, shown and tracked by itself. */
export interface FieldPath {
  field: Field;
  value: unknown;
  /** Of the field, as in `eng.header` or `bank.name.tra`. */
  path: string;
  /** Left out for shared fields. */
  lang: Lang | undefined;
}

type Values = Readonly<Record<string, unknown>>;
type Parted = Pick<ContentType, "shared" | "texts">;

/** The parts of some fields, though they may have no value: those of a group one by one, and a list as a whole. */
export function fieldPaths(fields: Fields, values: unknown, path = ""): FieldPath[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const own = path === "" ? name : `${path}.${name}`;
    const value = (values as Values | null | undefined)?.[name];
    return field.fields && !field.isList
      ? fieldPaths(field.fields, value, own)
      : [{ field, value, path: own, lang: langOfPath(own) }];
  });
}

/** The parts of the content of an entry: those of each language, and what it has once. */
export const entryFieldPaths = ({ shared, texts }: Parted, content: object): FieldPath[] => [
  ...LANGS.flatMap((lang) => fieldPaths(texts, (content as Values)[lang], lang)),
  ...fieldPaths(shared, content),
];

/** The same in the shape of its form, or of its content: of each text the languages one after the other. */
export function formFieldPaths({ shared, texts }: Parted, form: object): FieldPath[] {
  const own = Object.entries(texts).flatMap(([name, field]) => {
    const rows = (form as Values)[name];
    if (!field.isAligned || !Array.isArray(rows))
      return LANGS.flatMap((lang) => fieldPaths({ [name]: field }, (form as Values)[lang], lang));
    return rows.flatMap((row, at) =>
      LANGS.flatMap((lang) => fieldPaths(field.fields ?? {}, row[lang], `${name}.${at}.${lang}`)),
    );
  });
  return [...own, ...fieldPaths(shared, form)];
}

/** The fields of a part that have no others in them, in every row of a list; else itself. */
export function leavesOf(part: FieldPath): FieldPath[] {
  const { fields } = part.field;
  if (!fields) return [part];
  const rows = (part.value ?? []) as readonly unknown[];
  return rows.flatMap((row, at) => fieldPaths(fields, row, `${part.path}.${at}`).flatMap(leavesOf));
}

/** The language that a path of a form or a request names, as in `tra.header` or `parts.2.content.tra`. */
export const langOfPath = (path: string): Lang | undefined => path.split(".").find(isLang);

/** The path without its language: `sim.header` is `header`, `staff.2.sim.name` is `staff.2.name`. */
export const withoutLang = (path: string): string =>
  path
    .split(".")
    .filter((name) => !isLang(name))
    .join(".");

/** Parts by their paths without a language. */
export const groupByPath = (parts: readonly FieldPath[]): [string, FieldPath[]][] => [
  ...Map.groupBy(parts, ({ path }) => withoutLang(path)),
];

/**
 * The label of the field at a path without a language, after those of its parents; a group of a list is
 * numbered: "Staff 2: Name".
 */
export function wordsAt(
  [name = "", ...inner]: readonly string[],
  words: Readonly<Record<string, FieldWords>>,
  between?: string,
): AnyFieldWords {
  const own = wordsOfField(words[name], name);
  const [at = ""] = inner;
  const isNumber = /^\d+$/.test(at);
  const label = isNumber ? numbered(own, Number(at)) : own.label;
  const rest = isNumber ? inner.slice(1) : inner;
  if (!own.fields || rest.length === 0) return { ...own, label };
  const last = wordsAt(rest, own.fields, between);
  return { ...last, label: `${label}${between ?? colonFor(label + last.label)}${last.label}` };
}

/** The colon as the language of a label writes it. */
const colonFor = (label: string) => (/\p{Script=Han}/u.test(label) ? "：" : ": ");

/** The value of a part in lines that people read; `words` are those of the fields among which it is. */
export const linesIn = (
  { field, value, path }: FieldPath,
  words: Readonly<Record<string, FieldWords>>,
  reader: Lang,
): string[] =>
  value === null || value === undefined
    ? []
    : field
        .lines(value, wordsAt(withoutLang(path).split("."), words), reader)
        .filter((line) => line.trim() !== "");

/** The value at a path; undefined where there is none. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((part, name) => (part as Values | null | undefined)?.[name], values);

/** The values with another one at a path, which may be that of a row behind a list; all else stays the same object. */
export const putAt = <T>(values: T, path: string, value: unknown): T =>
  put(values, path.split("."), value) as T;

function put(values: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(values)) return values.toSpliced(Number(name), 1, put(values[Number(name)], rest, value));
  return { ...(values as Values), [name]: put((values as Values)[name], rest, value) };
}

/** The content with the values of fields that have no others in them as `map` makes them; what is not given stays so. */
export async function mapLeaves<Content extends object>(
  type: Parted,
  content: Content,
  map: (leaf: FieldPath) => unknown,
): Promise<Content> {
  let mapped = content;
  for (const leaf of entryFieldPaths(type, content).flatMap(leavesOf)) {
    if (leaf.value === undefined) continue;
    const value = await map(leaf);
    if (value !== leaf.value) mapped = putAt(mapped, leaf.path, value);
  }
  return mapped;
}
