import type { AnyContent, ContentType } from "../../../core/content/definition";
import type { Field, Fields } from "../../../core/content/field";
import { emptyOf } from "../../../core/content/field-values";
import type { GroupField, GroupsField, LocalizedField } from "../../../core/content/kinds/group";
import { isInEach } from "../../../core/content/versions/kept-back";
import { LANGS, type Lang, type Localized, localized } from "../../../core/locale/lang";
import type { Writing } from "./pieces";

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
type Where = Pick<EntryText, "path" | "of">;

const named = (fields: Fields): [string, Field][] => Object.entries(fields);
const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** A text of its own within a group. */
const inGroup = ({ path }: Where, name: string): Where => ({
  path: `${path}.${name}`,
  of: `${path}.${name}`,
});
/** A part of a list, all of which is one text. */
const inList = ({ path, of }: Where, ...names: (string | number)[]): Where => ({
  path: [path, ...names].join("."),
  of,
});

/**
 * The texts of an entry that are words: neither files nor addresses. What is written into one goes into `content`,
 * in which each language has as many rows in a list as that which has most; {@link withoutBlankRows} undoes that.
 */
export function entryTextsIn(type: ContentType, content: AnyContent): EntryText[] {
  const own = named(type.texts).flatMap(([name, field]) =>
    inLanguages(
      field,
      localized((lang) => content[lang] as Values),
      name,
      { path: name, of: name },
    ),
  );
  const shared = named(type.shared).flatMap(([name, field]) =>
    inShared(field, (content as Values)[name], { path: name, of: name }),
  );
  return [...own, ...shared];
}

/** The content without the rows at the end of lists that say nothing, of which `before` had none. */
export function withoutBlankRows(type: ContentType, content: AnyContent, before: AnyContent): AnyContent {
  const lists = named(type.texts).filter(([, { kind }]) => kind === "groups" || kind === "custom");
  for (const lang of LANGS) {
    for (const [name] of lists) {
      const [rows, former] = [content, before].map((each) => (each[lang] as Values)[name]);
      if (!Array.isArray(rows) || !Array.isArray(former)) continue;
      while (
        rows.length > former.length &&
        JSON.stringify(rows.at(-1)) === JSON.stringify(blankOf(rows.at(-1)))
      )
        rows.pop();
    }
  }
  return content;
}

const entryText = (writing: Writing, slot: (lang: Lang) => [Values, string], where: Where): EntryText => ({
  ...{ ...where, writing },
  read: (lang) => {
    const [holder, name] = slot(lang);
    return String(holder[name] ?? "");
  },
  write: (lang, text) => {
    const [holder, name] = slot(lang);
    holder[name] = text;
  },
});

/** The texts of a field that each language has for itself; `in` has what holds its value. */
function inLanguages(field: Field, holders: Localized<Values>, name: string, where: Where): EntryText[] {
  const values = <T>() => localized((lang) => holders[lang][name] as T);
  const slot = (lang: Lang): [Values, string] => [holders[lang], name];
  switch (field.kind) {
    case "line":
    case "text":
      return [entryText("plain", slot, where)];
    case "richText":
      return [entryText("rich", slot, where)];
    case "lines":
      return [
        {
          ...{ ...where, writing: "plain" },
          read: (lang) => values<string[]>()[lang].join("\n"),
          write: (lang, text) => {
            holders[lang][name] = text.split("\n");
          },
        },
      ];
    case "group":
      return named((field as GroupField<Fields>).fields).flatMap(([inner, each]) =>
        inLanguages(each, values<Values>(), inner, inGroup(where, inner)),
      );
    case "groups":
    case "alignedGroups": {
      const { fields, kind } = field as unknown as GroupsField<Fields>;
      const lists = values<Rows>();
      if ((kind as string) === "alignedGroups") alignRows(lists, fields);
      else fillRows(lists, () => emptyOf(fields));
      return lists.eng
        .flatMap((_, row) =>
          named(fields).flatMap(([inner, each]) =>
            inLanguages(
              each,
              localized((lang) => lists[lang][row] ?? {}),
              inner,
              inList(where, row, inner),
            ),
          ),
        )
        .map((each) => ({ ...each, of: where.of }));
    }
    case "custom":
      return inCustom(holders, name, where);
    default:
      return [];
  }
}

/** The texts in a value of a shape that only its type knows: its words, and those of the rows of a list. */
function inCustom(holders: Localized<Values>, name: string, where: Where): EntryText[] {
  const values = localized((lang) => holders[lang][name]);
  if (LANGS.every((lang) => typeof values[lang] === "string"))
    return [entryText("plain", (lang) => [holders[lang], name], where)];
  if (LANGS.every((lang) => Array.isArray(values[lang]))) fillRows(values as Localized<unknown[]>, blankOf);
  const all = values as Localized<Values>;
  if (!LANGS.every((lang) => isValues(all[lang]))) return [];
  return Object.keys(all.eng).flatMap((inner) => inCustom(all, inner, inList(where, inner)));
}

/** Gives each language as many rows as that which has most. */
function fillRows<Row>(lists: Localized<Row[]>, blank: (like: Row) => Row): void {
  const [longest] = LANGS.map((lang) => lists[lang]).sort((one, other) => other.length - one.length);
  for (const lang of LANGS) {
    for (const like of longest?.slice(lists[lang].length) ?? []) lists[lang].push(blank(like));
  }
}

/** Gives each language a row of each `order` that one of them has. */
function alignRows(lists: Localized<Rows>, fields: Fields): void {
  const orders = [...new Set(LANGS.flatMap((lang) => lists[lang].map(({ order }) => Number(order))))];
  for (const lang of LANGS) {
    const rows = orders
      .sort((one, other) => one - other)
      .map((order) => lists[lang].find((row) => row.order === order) ?? { ...emptyOf(fields), order });
    lists[lang].splice(0, Number.POSITIVE_INFINITY, ...rows);
  }
}

function blankOf(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (Array.isArray(value)) return value.map(blankOf);
  if (!isValues(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, blankOf(part)]));
}

/** The texts of a field that an entry has once, in the parts of it that are in each language. */
function inShared(field: Field, value: unknown, where: Where): EntryText[] {
  switch (field.kind) {
    case "localized": {
      const { of } = field as LocalizedField<Field>;
      return of.kind === "line" || of.kind === "text" ? [inParts(value as Values, where)] : [];
    }
    case "group":
      return named((field as GroupField<Fields>).fields).flatMap(([name, inner]) =>
        inShared(inner, (value as Values | undefined)?.[name], inGroup(where, name)),
      );
    case "groups":
      return ((value ?? []) as Rows).flatMap((row, number) =>
        named((field as unknown as GroupsField<Fields>).fields).flatMap(([name, inner]) =>
          inShared(inner, row[name], inList(where, number, name)),
        ),
      );
    default:
      if (!field.says) return [];
      if (!field.isApart) return inSaid(value, where);
      return Object.entries((value ?? {}) as Values).flatMap(([name, part]) =>
        inSaid(part, inGroup(where, name)),
      );
  }
}

const inParts = (parts: Values, where: Where): EntryText =>
  entryText("plain", (lang) => [parts, lang], where);

/** The texts in a shared value of a shape that only its type knows. */
function inSaid(value: unknown, where: Where): EntryText[] {
  if (!isValues(value)) return [];
  if (isInEach(value))
    return LANGS.every((lang) => typeof value[lang] === "string") ? [inParts(value, where)] : [];
  return Object.entries(value).flatMap(([name, part]) => inSaid(part, inList(where, name)));
}
