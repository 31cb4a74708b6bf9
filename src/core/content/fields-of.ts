import { localized } from "../locale/lang";
import type { Content, ContentType } from "./definition";
import type { Field, Fields, KeptFields, MediaUse } from "./field";

const named = (fields: Fields): [string, Field][] => Object.entries(fields);

type Values = Readonly<Record<string, unknown>>;

/** What entries have that nobody has filled in. */
export function emptyOf<F extends Fields>(fields: F): KeptFields<F> {
  return Object.fromEntries(named(fields).map(([name, each]) => [name, each.empty()])) as KeptFields<F>;
}

/** Whether nobody has filled in any of the fields. */
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

/** Something that a save takes for each of the fields, for tests. */
export function samplesOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(named(fields).map(([name, each]) => [name, each.sample]));
}

/** What an entry says that nobody has saved, and of what was not asked for at its last save. */
export function unsaved<T extends ContentType>({ shared, texts, first }: T): Content<T> {
  // TypeScript does not see that the parts of a type that it does not know yet make up its content.
  return { ...emptyOf(shared), ...localized(() => emptyOf(texts)), ...first } as unknown as Content<T>;
}
