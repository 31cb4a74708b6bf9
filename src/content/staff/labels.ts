import { fill, type Lang } from "../../platform/locale/lang";
import type { StaffWords } from "../../platform/locale/words/staff";
import type { ContentType } from "../definition";
import type { Fields, FieldWords } from "../field";
import { fieldPaths, langOfPath, linesIn, withoutLang, wordsAt } from "../field-paths";
import { parallelNames } from "../kinds/parallel-rows";
import { ALT_PARTS } from "../own-alts";
import { type EntryForm, unaligned } from "./form-conversion";

type Words = Readonly<Record<string, FieldWords>>;

/** The label of the field at a path of a form: `tra.header` is "Header (Traditional Chinese)". */
export function pathLabel(path: string, words: Words, staff: StaffWords): string {
  const lang = langOfPath(path);
  const { label } = wordsAt(withoutLang(path).split("."), words);
  return lang ? fill(staff.inLanguage, { label, language: staff[lang] }) : label;
}

/** Dotted paths of the parts that are compared when somebody else saved first, and those that are rich text. */
export function comparedParts({ shared, texts }: ContentType, langs: readonly Lang[]) {
  const paths = (parts: readonly { path: string }[]) => parts.map(({ path }) => path);
  const said = langs.flatMap((lang) => fieldPaths(unaligned(texts), undefined, lang));
  return {
    parts: [...paths(fieldPaths(shared, undefined)), ...ALT_PARTS, ...parallelNames(texts), ...paths(said)],
    richParts: paths(said.filter(({ field }) => field.writing === "rich")),
  };
}

/** The form with its shared fields as text for people: options by their names, times by their days. */
export function readable(shared: Fields, words: Words, form: EntryForm, reader: Lang): object {
  const plain = Object.entries(shared).filter(([, { kind, fields }]) => kind !== "custom" && !fields);
  const read = fieldPaths(Object.fromEntries(plain), form).map((part) => [
    part.path,
    linesIn(part, words, reader),
  ]);
  return { ...form, ...Object.fromEntries(read) };
}
