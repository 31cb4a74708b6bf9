import { type Lang, localized } from "../locale/lang";
import type { Content, ContentType } from "./definition";
import type { Field, Fields, KeptFields, MediaUse } from "./field";
import { type AnyFieldWords, wordsOfField } from "./type-words";

const named = (fields: Fields): [string, Field][] => Object.entries(fields);

type Values = Readonly<Record<string, unknown>>;

/** The values of fields that nobody has filled in. */
export function emptyOf<F extends Fields>(fields: F): KeptFields<F> {
  return Object.fromEntries(named(fields).map(([name, each]) => [name, each.empty()])) as KeptFields<F>;
}

/** Tells whether nobody has filled in any of the fields. */
export function isEmptyOf(fields: Fields, values: Values): boolean {
  return named(fields).every(([name, each]) => each.isEmpty(values[name]));
}

/** The words in the fields, in their order. */
export function textOf(fields: Fields, values: Values): string[] {
  return named(fields).flatMap(([name, each]) => each.text(values[name]));
}

/** The files that the fields name; `path` is that of what they belong to, `""` for none. */
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

/** The content of an entry that nobody has saved, and of fields that its last save did not know. */
export function unsaved<T extends ContentType>({ shared, texts, first, firstTexts }: T): Content<T> {
  const said = localized((lang) => firstTexts?.[lang] ?? emptyOf(texts));
  // TypeScript does not see that the parts of a type that it does not know yet make up its content.
  return { ...emptyOf(shared), ...said, ...first } as unknown as Content<T>;
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
