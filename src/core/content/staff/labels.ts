import { hongKongDay } from "../../locale/dates";
import { fill } from "../../locale/fill";
import { isLang, LANGS, type Lang } from "../../locale/lang";
import type { StaffWords } from "../../locale/words/staff";
import type { ContentType } from "../definition";
import type { Fields } from "../field";
import { alignedNames } from "../kinds/aligned-groups";
import type { GroupField } from "../kinds/group";
import { ALT_PARTS } from "../own-alts";
import { type FieldWords, fieldLabel, wordsOfField } from "../type-words";
import { type EntryForm, unaligned } from "./form-conversion";

/** The language that a path of a form or a request names, as in `tra.header` or `parts.2.content.tra`. */
export function langOfPath(path: string): Lang | undefined {
  return path.split(".").find(isLang);
}

type Words = Readonly<Record<string, FieldWords>>;

/** The label of the field at a path of a form: `tra.header` is "Header (Traditional Chinese)". */
export function pathLabel(path: string, words: Words, staff: StaffWords): string {
  const parts = path.split(".");
  const lang = parts.find(isLang);
  const names = parts.filter((part) => !isLang(part));
  const label = fieldLabel(names, words);
  return lang ? fill(staff.inLanguage, { label, language: staff[lang] }) : label;
}

/** Dotted paths of the parts that are compared when somebody else saved first, and those that are rich text. */
export function partsOf({ shared, texts }: ContentType, langs: readonly Lang[]) {
  const rows = alignedNames(texts);
  const inLanguages = (names: readonly string[]) =>
    langs.flatMap((lang) => names.map((name) => `${lang}.${name}`));
  const rich = Object.keys(texts).filter((name) => texts[name]?.kind === "richText");
  return {
    parts: [...partsIn(shared), ...ALT_PARTS, ...rows, ...inLanguages(partsIn(unaligned(texts)))],
    richParts: inLanguages(rich),
  };
}

/** The paths of the parts that are compared one by one: those of a group, but not of a list. */
function partsIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === "group") {
      const inner = partsIn((field as unknown as GroupField<Fields>).fields);
      return inner.map((part) => `${name}.${part}`);
    }
    return field.kind === "localized" ? LANGS.map((lang) => `${name}.${lang}`) : name;
  });
}

/** The form as people read it: options by their names, moments by their days. */
export function readable(shared: Fields, words: Words, form: EntryForm): object {
  const read = Object.entries(shared).map(([name, { kind }]) => {
    const value = form[name];
    const { options = {} } = wordsOfField(words[name], name);
    if (kind === "date")
      return [name, String(value).includes("T") ? hongKongDay(new Date(String(value))) : value];
    if (kind === "choice") return [name, options[String(value)] ?? value];
    if (kind === "choices") return [name, (value as string[]).map((each) => options[each] ?? each)];
    return [name, value];
  });
  return { ...form, ...Object.fromEntries(read) };
}
