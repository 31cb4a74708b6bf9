import type { Lang } from "../../../locale/lang";
import type { ContentType } from "../../definition";
import type { Field, Fields, KindName } from "../../field";
import { type AlignedGroupsField, type AlignedRow, alignedNames } from "../../kinds/aligned-groups";
import type { GroupField, GroupsField } from "../../kinds/group";
import { type FieldWords, numbered, wordsOfField } from "../../type-words";
import { blankOf, type EntryForm, unaligned } from "../form-conversion";

/** The kinds whose words can be taken from another language. */
export type TextKind = "line" | "text" | "lines" | "richText";

const TEXT_KINDS: ReadonlySet<KindName> = new Set<TextKind>(["line", "text", "lines", "richText"]);
const isText = (field: Field): field is Field<TextKind> => TEXT_KINDS.has(field.kind);

type Values = Record<string, unknown>;
type Words = Readonly<Record<string, FieldWords>>;

/** A text of a form, in the language that it is taken from and in that which it is taken into. */
export interface FormText {
  /** Path in the form, without the language: `items.0.subTitle`. */
  path: string;
  kind: TextKind;
  label: string;
  from: unknown;
  to: unknown;
}

/** Gives the new value of a text in the language that it is taken into; undefined for what stays. */
type Visit = (text: FormText) => unknown;

interface Side {
  from: Values;
  to: Values;
}

interface Place {
  path: string;
  label: string;
}

const at = ({ path, label }: Place, name: string, said: string): Place => ({
  path: path === "" ? name : `${path}.${name}`,
  label: label === "" ? said : `${label} – ${said}`,
});

/** The values of `to` after `visit` has seen every text of the fields, those in groups as well. */
function visitFields(fields: Fields, words: Words, { from, to }: Side, visit: Visit, place: Place): Values {
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const own = wordsOfField(words[name], name);
    const side = { from: from[name], to: to[name] };
    const value = visitField(field, words[name], side, visit, at(place, name, own.label));
    return value === side.to ? [] : [[name, value] as const];
  });
  return changed.length === 0 ? to : { ...to, ...Object.fromEntries(changed) };
}

function visitField(
  field: Field,
  words: FieldWords | undefined,
  { from, to }: { from: unknown; to: unknown },
  visit: Visit,
  place: Place,
): unknown {
  const own = wordsOfField(words, place.label);
  if (isText(field)) return visit({ ...place, kind: field.kind, from, to }) ?? to;
  if (field.kind === "group") {
    const { fields } = field as GroupField<Fields>;
    return visitFields(fields, own.fields ?? {}, { from: from as Values, to: to as Values }, visit, place);
  }
  if (field.kind !== "groups") return to;
  const { fields } = field as GroupsField<Fields>;
  const rows = to as Values[];
  const made = (from as Values[]).map((row, number) => {
    const before = rows[number] ?? blankOf(fields);
    const inner = { path: `${place.path}.${number}`, label: numbered(own, number) };
    return { before, after: visitFields(fields, own.fields ?? {}, { from: row, to: before }, visit, inner) };
  });
  const last = made.findLastIndex(({ before, after }) => before !== after);
  if (last < 0) return to;
  const count = Math.max(rows.length, last + 1);
  return Array.from({ length: count }, (_, number) => made[number]?.after ?? rows[number]);
}

/** A form of a type with the words of its fields. */
interface TypedForm {
  type: Pick<ContentType, "texts">;
  words: Words;
  form: EntryForm;
}

/**
 * The form after `visit` has seen every text that it has by language, those of aligned lists as well.
 * @param only the name of one field, in place of all
 */
export function visitForm(
  { type: { texts }, words, form }: TypedForm,
  { from, to }: { from: Lang; to: Lang },
  visit: Visit,
  only?: string,
): EntryForm {
  const wanted =
    only === undefined ? texts : Object.fromEntries(Object.entries(texts).filter(([name]) => name === only));
  const side = { from: form[from], to: form[to] };
  const own = visitFields(unaligned(wanted), words, side, visit, { path: "", label: "" });
  const lists = alignedNames(wanted).map((name) => {
    const { fields } = texts[name] as AlignedGroupsField<Fields>;
    const listed = wordsOfField(words[name], name);
    const rows = (form[name] as AlignedRow[]).map((row, number) => {
      const place = { path: `${name}.${number}`, label: numbered(listed, number) };
      const values = visitFields(fields, listed.fields ?? {}, { from: row[from], to: row[to] }, visit, place);
      return values === row[to] ? row : { ...row, [to]: values };
    });
    return [name, rows] as const;
  });
  return { ...form, [to]: own, ...Object.fromEntries(lists) };
}

/** The texts of a form, or of one of its fields. */
export function textsOfForm(typed: TypedForm, langs: { from: Lang; to: Lang }, only?: string): FormText[] {
  const found: FormText[] = [];
  visitForm(typed, langs, (text) => void found.push(text), only);
  return found;
}
