import { paragraphLines } from "../../platform/html/text";
import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";
import type { ContentType } from "../definition";
import { type FieldPath, fieldPaths, groupByPath, leavesOf, withoutLang } from "../field-paths";
import { parallelRows } from "../kinds/parallel-groups";
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
  /**
   * True where each language has the same places, identified by the paths of its paragraphs, of which it may
   * lack some.
   */
  isPlaced?: boolean;
}

/** The texts of an entry that have words in some language, in the order of its definition. */
export function textsOf(type: ContentType, content: Readonly<Record<string, unknown>>): EntryText[] {
  const own = groupByPath(LANGS.flatMap((lang) => fieldPaths(type.texts, content[lang], lang)));
  const shared = groupByPath(fieldPaths(type.shared, content));
  return [
    ...own.map(([path, parts]) => inLanguages(path, parts)),
    ...shared.flatMap(([path, parts]) => inShared(path, parts)),
  ].filter(({ in: said }) => LANGS.some((lang) => isSaid(said[lang])));
}

/** Whether paragraphs have any words. */
export const isSaid = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.some(({ text }) => hasWords(text));

const aligned = (path: string, say: (lang: Lang) => Paragraph[]): EntryText => ({
  ...{ path, isAligned: true },
  in: localized(say),
});

/** The text of a field that each language has for itself. */
function inLanguages(path: string, parts: readonly FieldPath[]): EntryText {
  const inOne = (lang: Lang) => parts.filter((part) => part.lang === lang);
  const { fields, isAligned, says } = parts[0]?.field ?? {};
  if (fields && isAligned) {
    const rows = parallelRows(
      fields,
      localized((lang) => (inOne(lang)[0]?.value ?? []) as []),
    );
    return aligned(path, (lang) =>
      rows.flatMap((row, at) => fieldPaths(fields, row[lang], `${path}.${at}`).map(cellOf)),
    );
  }
  const said = (lang: Lang) => inOne(lang).flatMap(leavesOf).flatMap(paragraphsOf);
  return {
    path,
    in: localized((lang) => said(lang).filter(({ text }) => hasWords(text))),
    isAligned: false,
    ...(says && { isPlaced: true }),
  };
}

/** The paragraphs of a field in its language. */
function paragraphsOf({ field, value, path: own, lang = "eng" }: FieldPath): Paragraph[] {
  if (value === undefined) return [];
  const path = withoutLang(own);
  const lines = (texts: readonly string[], place = path) =>
    texts.flatMap((text) => text.split("\n")).map((text) => ({ text: text.trim(), field: place }));
  if (field.says) return field.says(value, lang).flatMap(({ text, at }) => lines([text], `${path}.${at}`));
  if (field.writing === "rich") return lines(paragraphLines(String(value)));
  // Another file says other words, though it may have the same name.
  const ids = field.holds ? field.media(value, path).map(({ id }) => ` (${id})`) : [];
  return lines(field.text(value).map((text) => text + ids.join("")));
}

/** The texts of a shared field that has parts in each language. */
function inShared(path: string, parts: readonly FieldPath[]): EntryText[] {
  const [part] = parts;
  if (!part || parts.some(({ value }) => value === undefined || value === null)) return [];
  const { field, value } = part;
  const { says } = field;
  if (part.lang || field.isList) {
    const cells = parts.flatMap(leavesOf);
    return [aligned(path, (lang) => cells.filter((each) => each.lang === lang).map(cellOf))];
  }
  if (!says) return [];
  const said = localized((lang) =>
    says(value, lang).map(({ text, at }) => ({ text, field: `${path}.${at}` })),
  );
  if (!field.isApart) return [aligned(path, (lang) => said[lang])];
  return said.eng.map(({ field: own }, at) =>
    aligned(own, (lang) => [{ text: said[lang][at]?.text ?? "", field: own }]),
  );
}

/** The words of a field among others in parallel languages. */
const cellOf = ({ field, value, path }: FieldPath): Paragraph => ({
  text: field.text(value).join(" "),
  field: withoutLang(path),
});
