import type { Lang, Localized } from "../../../locale/lang";
import type { ContentType } from "../../definition";
import type { Field, Fields, KindName } from "../../field";
import { type AlignedGroupsField, type AlignedRow, alignedNames } from "../../kinds/aligned-groups";
import type { GroupField, GroupsField, LocalizedField } from "../../kinds/group";
import { type AnyFieldWords, type FieldWords, numbered, wordsOfField } from "../../type-words";
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

/** The values of shared fields after `visit` has seen what they say in each language, wherever in them that stands. */
function visitShared(fields: Fields, words: Words, values: Values, langs: Langs, visit: Visit, place: Place) {
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const own = wordsOfField(words[name], name);
    const value = visitSharedField(field, own, values[name], langs, visit, at(place, name, own.label));
    return value === values[name] ? [] : [[name, value] as const];
  });
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) };
}

function visitSharedField(
  field: Field,
  words: AnyFieldWords,
  value: unknown,
  langs: Langs,
  visit: Visit,
  place: Place,
): unknown {
  if (value === undefined || value === null) return value;
  const inner = words.fields ?? {};
  if (field.kind === "group") {
    const { fields } = field as GroupField<Fields>;
    return visitShared(fields, inner, value as Values, langs, visit, place);
  }
  if (field.kind === "groups") {
    const { fields } = field as GroupsField<Fields>;
    const rows = value as Values[];
    const made = rows.map((row, number) => {
      const at = { path: `${place.path}.${number}`, label: numbered(words, number) };
      return visitShared(fields, inner, row, langs, visit, at);
    });
    return made.every((row, number) => row === rows[number]) ? rows : made;
  }
  const of = field.kind === "localized" && (field as LocalizedField<Field>).of;
  if (!of || !isText(of)) return value;
  const said = value as Localized<unknown>;
  const [from, to] = [said[langs.from], said[langs.to]];
  const put = visit({ ...place, kind: of.kind, from, to });
  return put === undefined || put === to ? value : { ...said, [langs.to]: put };
}

interface Langs {
  from: Lang;
  to: Lang;
}

/** A form of a type with the words of its fields. */
interface TypedForm {
  type: Pick<ContentType, "texts" | "shared">;
  words: Words;
  form: EntryForm;
}

/**
 * The form after `visit` has seen every text that it has by language: those of each language, of aligned lists, and
 * of shared fields with a part for each.
 * @param only the path of a field, in place of all
 */
export function visitForm(
  { type: { texts, shared }, words, form }: TypedForm,
  langs: Langs,
  visitText: Visit,
  only?: string,
): EntryForm {
  const { from, to } = langs;
  const visit: Visit = (text) =>
    only === undefined || text.path === only || text.path.startsWith(`${only}.`)
      ? visitText(text)
      : undefined;
  const side = { from: form[from], to: form[to] };
  const all = { path: "", label: "" };
  const own = visitFields(unaligned(texts), words, side, visit, all);
  const lists = alignedNames(texts).map((name) => {
    const { fields } = texts[name] as AlignedGroupsField<Fields>;
    const listed = wordsOfField(words[name], name);
    const rows = (form[name] as AlignedRow[]).map((row, number) => {
      const place = { path: `${name}.${number}`, label: numbered(listed, number) };
      const values = visitFields(fields, listed.fields ?? {}, { from: row[from], to: row[to] }, visit, place);
      return values === row[to] ? row : { ...row, [to]: values };
    });
    return [name, rows] as const;
  });
  const others = visitShared(shared, words, form, langs, visit, all);
  return { ...form, ...others, [to]: own, ...Object.fromEntries(lists) };
}

/** Tells whether a text of a form says anything. */
export const isSaid = ({ from }: Pick<FormText, "from">): boolean =>
  (Array.isArray(from) ? from : [from]).some((each) => String(each ?? "").trim() !== "");

/** The texts of a form, or of one of its fields. */
export function textsOfForm(typed: TypedForm, langs: Langs, only?: string): FormText[] {
  const found: FormText[] = [];
  visitForm(typed, langs, (text) => void found.push(text), only);
  return found;
}
