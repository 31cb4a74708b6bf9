import { type Lang, type Localized, localized } from "../platform/locale/lang";
import type { Content, ContentType } from "./definition";
import type { Field, Fields, MediaUse, StoredFields } from "./field";
import { filledIn } from "./filled-in";
import { type AnyFieldWords, wordsOfField } from "./type-words";

const named = (fields: Fields): [string, Field][] => Object.entries(fields);

type Values = Readonly<Record<string, unknown>>;

/** The empty values of fields. */
export function emptyOf<F extends Fields>(fields: F): StoredFields<F> {
  return Object.fromEntries(named(fields).map(([name, each]) => [name, each.empty()])) as StoredFields<F>;
}

/** Whether all of the fields are empty. */
export function isEmptyOf(fields: Fields, values: Values): boolean {
  return named(fields).every(([name, each]) => each.isEmpty(values[name]));
}

/** The words in the fields, in their order. */
export function textOf(fields: Fields, values: Values): string[] {
  return named(fields).flatMap(([name, each]) => each.text(values[name]));
}

/** The files that the fields use; `path` is the prefix of their paths, `""` for none. */
export function mediaOf(fields: Fields, values: Values, path: string): MediaUse[] {
  const at = (name: string) => (path === "" ? name : `${path}.${name}`);
  return named(fields).flatMap(([name, each]) => each.media(values[name], at(name)));
}

/** The values of the fields in lines that people read, one field after the other. */
export function linesOf(
  fields: Fields,
  values: Values,
  { fields: words = {} }: AnyFieldWords,
  reader: Lang,
): string[] {
  return named(fields).flatMap(([name, each]) => {
    const value = values[name] ?? null;
    return value === null ? [] : each.lines(value, wordsOfField(words[name], name), reader);
  });
}

/** Something that a save takes for each of the fields, for tests. */
export function samplesOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(named(fields).map(([name, each]) => [name, each.sample]));
}

/** The content of an entry without a save, and of fields that its last save did not know. */
export function unsaved<T extends ContentType>({ shared, texts, first, firstTexts }: T): Content<T> {
  const said = localized((lang) => firstTexts?.[lang] ?? emptyOf(texts));
  // TypeScript does not see that the parts of a type that it does not know yet make up its content.
  return { ...emptyOf(shared), ...said, ...first } as unknown as Content<T>;
}

/** Stored content, of which every field is read, even if the program that stored it knew fewer. */
export function wholeContent<T extends ContentType>(type: T, stored: object): Content<T> {
  const { first = {}, firstTexts } = type as Pick<ContentType, "first" | "firstTexts">;
  const { eng, tra, sim, ...shared } = stored as Localized<Values | undefined>;
  const said = { eng, tra, sim };
  const texts = localized((lang) => wholeOf(type.texts, said[lang] ?? {}, firstTexts?.[lang]));
  return { ...wholeOf(type.shared, shared, first), ...texts } as unknown as Content<T>;
}

/**
 * The values as they are read: a field that was not stored is as in `begins`, or empty, within groups and in
 * each row of a list as well. They are in the order of the fields.
 */
export function wholeOf(fields: Fields, stored: Values, begins: Values = {}): Values {
  const others = Object.entries(stored).filter(([name]) => !(name in fields));
  const own = named(fields).flatMap(([name, each]) => {
    const value = stored[name] === undefined ? unstoredOf(each, begins[name]) : stored[name];
    return value === undefined ? [] : [[name, wholeValue(each, value, begins[name])]];
  });
  return { ...Object.fromEntries(others), ...Object.fromEntries(own) };
}

/** The value of a field that was not stored; undefined where it may be left out for good. */
function unstoredOf({ isOptional, unstored, empty }: Field, begins: unknown): unknown {
  return isOptional ? undefined : (begins ?? unstored ?? empty());
}

/** A stored value of a field with all nested values. */
export function wholeValue({ fields, isList, isAligned, output }: Field, stored: unknown, begins?: unknown) {
  if (!fields) return filledIn(output, stored);
  if (!isList) return wholeOf(fields, stored as Values, (begins ?? {}) as Values);
  const rows = stored as readonly Values[];
  return rows.map((row, order) => wholeOf(fields, { ...(isAligned && { order }), ...row }));
}

/**
 * The values that are given of the fields, and for the others those of `rest`; so also within groups, but not within
 * lists.
 */
export function withRest(fields: Fields, given: Values, rest: Values): Values {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  const inner = named(fields).flatMap(([name, { fields: own, comesWhole }]) =>
    own && !comesWhole && given[name] !== undefined
      ? [[name, withRest(own, given[name] as Values, (rest[name] ?? {}) as Values)]]
      : [],
  );
  return { ...rest, ...Object.fromEntries([...said, ...inner]) };
}
