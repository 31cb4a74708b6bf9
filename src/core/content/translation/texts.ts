import { LANGS, type Lang, type Localized, localized } from "../../locale/lang";
import { paragraphLines } from "../../richtext/text";
import type { ContentType } from "../definition";
import type { Field, Fields, KindName } from "../field";
import type { GroupField, GroupsField, LocalizedField } from "../kinds/group";
import { hasWords } from "./words";

/** A paragraph of a text, and the path of the field that has it, without its language: `header`, `staff.2.name`. */
export interface Paragraph {
  text: string;
  field: string;
}

/** A text of an entry in each language. */
export interface EntryText {
  /** The path of its field without a language: `header`, `intro.title`. A list with all its rows is one text. */
  path: string;
  /**
   * Its paragraphs. Where it is aligned, paragraph `n` of each language is the same thing, `""` where a language has
   * nothing there.
   */
  in: Localized<readonly Paragraph[]>;
  isAligned: boolean;
  /** True where each language has the same places, told by the paths of its paragraphs, of which it may lack some. */
  isPlaced?: boolean;
  kind: KindName;
}

type Values = Readonly<Record<string, unknown>>;
const at = (path: string, name: string | number) => (path === "" ? String(name) : `${path}.${name}`);
const named = (fields: Fields): [string, Field][] => Object.entries(fields);

/** The texts of an entry that have words in some language, in the order of its definition. */
export function textsOf(type: ContentType, content: Values): EntryText[] {
  const own = named(type.texts).flatMap(([name, field]) =>
    inLanguages(
      field,
      localized((lang) => (content[lang] as Values | undefined)?.[name]),
      name,
    ),
  );
  const shared = named(type.shared).flatMap(([name, field]) => inShared(field, content[name], name));
  return [...own, ...shared].filter(({ in: said }) => LANGS.some((lang) => isSaid(said[lang])));
}

/** Tells whether paragraphs have any words. */
export const isSaid = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.some(({ text }) => hasWords(text));

/** The texts of a field that each language has for itself. */
function inLanguages(field: Field, values: Localized<unknown>, path: string): EntryText[] {
  if (field.kind === "group") {
    return named((field as GroupField<Fields>).fields).flatMap(([name, inner]) =>
      inLanguages(
        inner,
        localized((lang) => (values[lang] as Values | undefined)?.[name]),
        at(path, name),
      ),
    );
  }
  if (field.kind === "alignedGroups") return [alignedRows(field as never, values as never, path)];
  const paragraphs = (lang: Lang) =>
    values[lang] === undefined ? [] : paragraphsOf(field, values[lang], path, lang);
  return [
    {
      path,
      in: localized((lang) => paragraphs(lang).filter(({ text }) => hasWords(text))),
      isAligned: false,
      ...(field.says && { isPlaced: true }),
      kind: field.kind,
    },
  ];
}

/** The paragraphs of a field in one language. */
function paragraphsOf(field: Field, value: unknown, path: string, lang: Lang): Paragraph[] {
  const lines = (texts: readonly string[], place = path) =>
    texts.flatMap((text) => text.split("\n")).map((text) => ({ text: text.trim(), field: place }));
  switch (field.kind) {
    case "richText":
      return lines(paragraphLines(String(value)));
    case "lines":
      return lines(value as string[]);
    case "groups":
      return (value as Values[]).flatMap((row, number) =>
        named((field as unknown as GroupsField<Fields>).fields).flatMap(([name, inner]) =>
          paragraphsOf(inner, row[name], at(at(path, number), name), lang),
        ),
      );
    case "pdf": {
      // Another file says other words, though it may have the same name.
      const { pdfId, originalFilename } = value as { pdfId: string | null; originalFilename: string };
      return pdfId === null ? [] : [{ text: `${originalFilename} (${pdfId})`, field: path }];
    }
    default:
      return field.says
        ? field.says(value, lang).flatMap((said) => lines([said.text], at(path, said.at)))
        : lines(field.text(value));
  }
}

type OrderedRow = Values & { order: number };

/** The rows of an aligned list: those of the same `order` are one row. */
function alignedRows(
  { fields }: { fields: Fields },
  lists: Localized<readonly OrderedRow[] | undefined>,
  path: string,
): EntryText {
  const orders = [...new Set(LANGS.flatMap((lang) => (lists[lang] ?? []).map(({ order }) => order)))];
  const cells = (lang: Lang) =>
    orders
      .sort((one, other) => one - other)
      .flatMap((order, number) => {
        const row = lists[lang]?.find((each) => each.order === order);
        return named(fields).map(([name, inner]) => ({
          text: row ? inner.text(row[name]).join(" ") : "",
          field: at(at(path, number), name),
        }));
      });
  return { path, in: localized(cells), isAligned: true, kind: "alignedGroups" };
}

/** The texts of a field that an entry has once, of which some parts are in each language. */
function inShared(field: Field, value: unknown, path: string): EntryText[] {
  if (value === undefined || value === null) return [];
  switch (field.kind) {
    case "localized":
      return [aligned(field, path, (lang) => [cellOf(field, value, lang, path)])];
    case "group":
      return named((field as GroupField<Fields>).fields).flatMap(([name, inner]) =>
        inShared(inner, (value as Values)[name], at(path, name)),
      );
    case "groups":
      return [aligned(field, path, (lang) => rowsIn(field as never, value as Values[], lang, path))];
    default: {
      const { says } = field;
      if (!says) return [];
      if (field.isApart) {
        const said = localized((lang) => says(value, lang));
        return said.eng.map(({ at: inner }, number) => {
          const own = at(path, inner);
          return aligned(field, own, (lang) => [{ text: said[lang][number]?.text ?? "", field: own }]);
        });
      }
      return [
        aligned(field, path, (lang) =>
          says(value, lang).map((said) => ({ text: said.text, field: at(path, said.at) })),
        ),
      ];
    }
  }
}

const aligned = ({ kind }: Field, path: string, say: (lang: Lang) => Paragraph[]): EntryText => ({
  ...{ path, kind, isAligned: true },
  in: localized(say),
});

/** The words of rows that all languages share, in one of them. */
function rowsIn(
  { fields }: { fields: Fields },
  rows: readonly Values[],
  lang: Lang,
  path: string,
): Paragraph[] {
  const inner = named(fields).filter(([, { kind }]) => kind === "localized");
  return rows.flatMap((row, number) =>
    inner.map(([name, field]) => cellOf(field, row[name], lang, at(at(path, number), name))),
  );
}

function cellOf(field: Field, value: unknown, lang: Lang, path: string): Paragraph {
  const { of } = field as LocalizedField<Field>;
  return { text: of.text((value as Localized<unknown>)[lang]).join(" "), field: path };
}
