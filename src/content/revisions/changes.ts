import { type Lang, localized } from "../../platform/locale/lang";
import type { AnyContent, ContentType } from "../definition";
import { type FieldWords, wholeValue } from "../field";
import { entryFieldPaths, linesIn, withoutLang, wordsAt } from "../field-paths";
import { withPictureAlts } from "../pictures/picture-alts";

/** A part of an entry that differs between two revisions, in readable lines; of an image its id. */
export interface ChangedPart {
  /** Of the field, as in `eng.header`. */
  path: string;
  /** The labels of the field and its parents: `Bank transfer: Account number`. */
  label: string;
  /** Left out for shared fields. */
  lang?: Lang;
  before: readonly string[];
  after: readonly string[];
}

type Words = Readonly<Record<string, FieldWords>>;

/**
 * The parts in which two revisions of an entry differ, in the order of its definition; a field that a former edition
 * of the program did not have counts as empty.
 * @param given the words of its fields, in the reader's language
 */
export function changedParts(
  type: Pick<ContentType, "shared" | "texts">,
  given: Words,
  reader: Lang,
  revisions: { before: Partial<AnyContent>; after: Partial<AnyContent> },
): ChangedPart[] {
  // In the browser no type has what its entries say of their pictures.
  const whole = withPictureAlts({ ...type, words: localized(() => ({ fields: given })) });
  const words: Words = whole.words[reader].fields;
  const read = (content: Partial<AnyContent>) =>
    entryFieldPaths(whole, content).map((part) => {
      const { field, lang, path } = part;
      const value = part.value === undefined ? (field.blank ?? field.empty()) : wholeValue(field, part.value);
      const { label } = wordsAt(withoutLang(path).split("."), words);
      const lines = linesIn({ ...part, value }, words, reader);
      return { path, label, ...(lang && { lang }), json: JSON.stringify(value), lines };
    });
  const former = new Map(read(revisions.before).map((part) => [part.path, part]));
  return read(revisions.after).flatMap(({ json, lines, ...part }) => {
    const before = former.get(part.path);
    return before === undefined || before.json === json
      ? []
      : [{ ...part, before: before.lines, after: lines }];
  });
}

/** The content before the first save: of a record its initial content; of a list nothing. */
export const firstContent = (type: ContentType): Partial<AnyContent> | undefined =>
  "one" in type ? undefined : { ...type.first, ...type.firstTexts };
