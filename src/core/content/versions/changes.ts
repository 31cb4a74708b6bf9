import { staffDay } from "../../locale/dates";
import { LANGS, type Lang, localized } from "../../locale/lang";
import { plainLines } from "../../richtext/text";
import type { AnyContent, ContentType } from "../definition";
import type { Field, Fields } from "../field";
import type { GroupField, LocalizedField } from "../kinds/group";
import { withPictureAlts } from "../pictures/picture-alts";
import { type AnyFieldWords, type FieldWords, wordsOfField } from "../type-words";

/** A part of an entry of which two versions say different things, in lines that people read; of an image its id. */
export interface ChangedPart {
  /** Of the field, as in `eng.header`. */
  path: string;
  /** The names of the field and of those that it stands in: `Bank transfer: Account number`. */
  label: string;
  /** Left out of what an entry has once. */
  lang?: Lang;
  before: readonly string[];
  after: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, FieldWords>>;

/**
 * The parts in which two versions of an entry differ, in the order of its definition; a field that a former edition
 * of the program did not have counts as empty.
 * @param given the words of its fields, in the reader's language
 */
export function changedParts(
  type: Pick<ContentType, "shared" | "texts">,
  given: Words,
  reader: Lang,
  versions: { before: Partial<AnyContent>; after: Partial<AnyContent> },
): ChangedPart[] {
  // In the browser no type has what its entries say of their pictures.
  const whole = withPictureAlts({ ...type, words: localized(() => ({ fields: given })) });
  const words = whole.words[reader].fields;
  const read = (content: Partial<AnyContent>) => [
    ...LANGS.flatMap((lang) =>
      partsIn(whole.texts, { words, reader, lang, path: `${lang}.` }, content[lang]),
    ),
    ...partsIn(whole.shared, { words, reader, path: "" }, content),
  ];
  const former = new Map(read(versions.before).map((part) => [part.path, part]));
  return read(versions.after).flatMap(({ kept, lines, ...part }) => {
    const before = former.get(part.path);
    return before === undefined || before.kept === kept
      ? []
      : [{ ...part, before: before.lines, after: lines }];
  });
}

/** The content that there is before the first save: of a record what the program brings; of a list nothing. */
export const firstContent = (type: ContentType): Partial<AnyContent> | undefined =>
  "one" in type ? undefined : { ...type.first, ...type.firstTexts };

/** The names of the fields at a place, their reader, and where they are. */
interface Place {
  words: Words;
  reader: Lang;
  lang?: Lang;
  path: string;
  /** The names of what they stand in. */
  within?: string;
}

interface Part extends Pick<ChangedPart, "path" | "label" | "lang"> {
  /** JSON of the value. */
  kept: string;
  lines: readonly string[];
}

/** The parts of several fields: those of a group one by one, and what a field says in each language likewise. */
function partsIn(fields: Fields, place: Place, values: object | undefined): Part[] {
  return Object.entries(fields).flatMap(([name, field]): Part[] => {
    const { words, reader, lang, path, within = "" } = place;
    const own = wordsOfField(words[name], name);
    const label = `${within}${own.label}`;
    // A date that is none would be today's.
    const value = (values as Values | undefined)?.[name] ?? (field.kind === "date" ? null : field.empty());
    const at = `${path}${name}`;
    if (field.kind === "group") {
      const inner = { ...place, words: own.fields ?? {}, path: `${at}.`, within: `${label}: ` };
      return partsIn((field as unknown as GroupField<Fields>).fields, inner, value as object);
    }
    if (field.kind === "localized") {
      const { of } = field as unknown as LocalizedField<Field>;
      return LANGS.map((each) => {
        const said = (value as Values)[each];
        return { path: `${at}.${each}`, label, lang: each, ...readIn(of, said, own, reader) };
      });
    }
    return [{ path: at, label, ...(lang && { lang }), ...readIn(field, value, own, reader) }];
  });
}

const readIn = (field: Field, value: unknown, words: AnyFieldWords, reader: Lang) => ({
  kept: JSON.stringify(value),
  lines: linesOf(field, value, words, reader).filter((line) => line.trim() !== ""),
});

/** A value in lines that people read. */
function linesOf(field: Field, value: unknown, words: AnyFieldWords, reader: Lang): readonly string[] {
  if (value === null || value === undefined) return [];
  switch (field.kind) {
    case "richText":
      return plainLines(String(value));
    case "line":
    case "text":
    case "webLink":
    case "video":
      return String(value).split("\n");
    case "lines":
    case "images":
    case "imageSlots":
      return (value as (string | null)[]).map((each) => each ?? "");
    case "image":
    case "amount":
    case "number":
      return [String(value)];
    case "date":
      return [staffDay(String(value), reader)];
    case "choice":
    case "choices":
      return [value].flat().map((option) => words.options?.[String(option)] ?? String(option));
    case "flag":
      return [value === true ? "✓" : "–"];
    case "groups":
    case "alignedGroups":
      return (value as Values[]).map((row) => rowOf(field, row, words, reader));
    default:
      return field.text(value);
  }
}

/** A row of a list on one line: what its fields say, one after the other. */
function rowOf(field: Field, row: Values, words: AnyFieldWords, reader: Lang): string {
  const { fields } = field as unknown as GroupField<Fields>;
  return Object.entries(fields)
    .flatMap(([name, inner]) => {
      const own = wordsOfField(words.fields?.[name], name);
      const { of } = inner as unknown as Partial<LocalizedField<Field>>;
      const values = of ? LANGS.map((lang) => (row[name] as Values | undefined)?.[lang]) : [row[name]];
      return values.flatMap((value) => linesOf(of ?? inner, value, own, reader));
    })
    .filter((text) => text.trim() !== "")
    .join(" · ");
}
