import type { AnyContent, ContentType } from "../../../content/definition";
import { emptyOf, type Field, type Writing } from "../../../content/field";
import {
  entryFieldPaths,
  type FieldPath,
  fieldPaths,
  groupByPath,
  langOfPath,
  leavesOf,
  valueAt,
  withoutLang,
} from "../../../content/field-paths";
import { listIn, parallelRows } from "../../../content/kinds/parallel-groups";
import { LANGS, type Lang, localized } from "../../../platform/locale/lang";

/** A text of an entry that can go to a translator. */
export interface EntryText {
  /** The path of its field without a language: `header`, `staff.2.name`. */
  path: string;
  /** The path of the text on the board of which it is a part: `staff`. */
  of: string;
  writing: Writing;
  read(lang: Lang): string;
  write(lang: Lang, text: string): void;
}

type Values = Record<string, unknown>;
type Rows = Values[];

/** A text in one language: its path with that, and without. */
interface SaidText {
  at: string;
  path: string;
  lang: Lang | undefined;
  writing: Writing;
}

/**
 * The texts of an entry that are words: neither files nor addresses. What is written into one goes into `content`,
 * in which each language has as many rows in a list as that which has most; {@link withoutBlankRows} undoes that.
 */
export function entryTextsIn(type: Pick<ContentType, "shared" | "texts">, content: AnyContent): EntryText[] {
  for (const [, parts] of groupByPath(LANGS.flatMap((lang) => fieldPaths(type.texts, content[lang], lang))))
    fillRows(parts);
  return groupByPath(entryFieldPaths(type, content)).flatMap(([of, parts]) => {
    const { isApart = false } = parts[0]?.field ?? {};
    const texts = Map.groupBy(parts.flatMap(leavesOf).flatMap(textsIn), ({ path }) => path);
    return [...texts.values()].flatMap((said) => entryText(content, said, isApart ? undefined : of));
  });
}

/** A text that is in every language. */
function entryText(content: AnyContent, said: readonly SaidText[], of: string | undefined): EntryText[] {
  const [first] = said;
  if (!first || said.length < LANGS.length) return [];
  const { path, writing } = first;
  const slot = (lang: Lang): [Values, string] => {
    const names = said.find((each) => each.lang === lang)?.at.split(".") ?? [];
    const last = names.pop() ?? "";
    return [valueAt(content, names.join(".")) as Values, last];
  };
  return [
    {
      ...{ path, writing, of: of ?? path },
      read: (lang) => {
        const [holder, name] = slot(lang);
        return [holder[name] ?? ""].flat().join("\n");
      },
      write: (lang, text) => {
        const [holder, name] = slot(lang);
        holder[name] = Array.isArray(holder[name]) ? text.split("\n") : text;
      },
    },
  ];
}

/** The texts in a field; of one of a shape that only its type knows all its words, where it has them by language. */
function textsIn({ field, value, path: at, lang }: FieldPath): SaidText[] {
  const { kind, writing, says } = field;
  if (kind === "custom") return lang || says ? wordsIn(value, at) : [];
  if (!writing || !lang) return [];
  return [{ at, path: withoutLang(at), lang, writing }];
}

function wordsIn(value: unknown, at: string): SaidText[] {
  const lang = langOfPath(at);
  if (typeof value === "string" && lang) return [{ at, path: withoutLang(at), lang, writing: "text" }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => wordsIn(part, `${at}.${name}`));
}

/** Pads each language's list to the length of the longest; where rows are aligned, with one row of each `order`. */
function fillRows(parts: readonly FieldPath[]): void {
  const [part] = parts;
  if (!part) return;
  const { fields, isAligned } = part.field;
  const lists = parts.map(({ value }) => value as Rows);
  if (fields && isAligned) {
    const listOf = (lang: Lang) => (parts.find((each) => each.lang === lang)?.value ?? []) as Rows;
    const rows = parallelRows(fields, localized(listOf));
    for (const lang of LANGS) listOf(lang).splice(0, Number.POSITIVE_INFINITY, ...listIn(rows, lang));
  }
  if (!isFilledUp(part.field) || !lists.every(Array.isArray)) return;
  const longest = lists.reduce((one, other) => (other.length > one.length ? other : one));
  for (const list of lists)
    for (const like of longest.slice(list.length))
      list.push(fields ? emptyOf(fields) : (blankOf(like) as Values));
}

/** Returns whether a field may be a list to which rows that say nothing are added at its end. */
const isFilledUp = ({ kind, fields, isAligned }: Field) => (fields ? !isAligned : kind === "custom");

/** The content without the rows at the end of lists that say nothing, of which `before` had none. */
export function withoutBlankRows(type: ContentType, content: AnyContent, before: AnyContent): AnyContent {
  for (const { value: rows, path, field } of entryFieldPaths(type, content)) {
    const former = valueAt(before, path);
    if (!isFilledUp(field) || !Array.isArray(rows) || !Array.isArray(former)) continue;
    while (
      rows.length > former.length &&
      JSON.stringify(rows.at(-1)) === JSON.stringify(blankOf(rows.at(-1)))
    )
      rows.pop();
  }
  return content;
}

function blankOf(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (Array.isArray(value)) return value.map(blankOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, blankOf(part)]));
}
