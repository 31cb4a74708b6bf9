import { Copy } from "lucide-react";
import { useContext } from "react";
import { flushSync } from "react-dom";
import { fill, LANGS, type Lang, type Localized, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { fieldId } from "../../ui/fields/field-frame";
import { useBanner } from "../../ui/frame/banner";
import { CopyField } from "../conversion/copy-from-language";
import { DoubtfulCharacters, TermHint } from "../conversion/term-hint";
import type { Field } from "../field";
import { FieldState } from "../translation/staff/translation-status";
import { pathInAll, type WrittenField, WrittenFormContext } from "./form-conversion";
import { formWords } from "./form-words";

interface FieldNotesProps extends WrittenField {
  /** True of a field in which others are that have no notes of their own. */
  isWhole?: boolean;
  /** False where something else copies what it lacks. */
  copies?: boolean;
}

/**
 * Below a field in one language: the difference of its source where the language is outdated, buttons that
 * copy or convert another language, the glossary's terms for it, and doubtful conversions.
 */
export function FieldNotes({ isWhole = false, copies = true, ...field }: FieldNotesProps) {
  const form = useContext(WrittenFormContext);
  if (!form) return null;
  const { path, label, lang } = field;
  const at = pathInAll(form, path);
  return (
    <>
      <FieldState {...{ path: at, label, lang, isWhole }} />
      {copies && <CopyFrom {...field} />}
      <CopyField {...field} {...{ form, at }} />
      <TermHint {...field} />
      <DoubtfulCharacters {...field} />
    </>
  );
}

/**
 * Below a list of rows with their languages side by side: the rows that its source lost, which no row can
 * show.
 */
export function ListNotes({ path, label }: Pick<WrittenField, "path" | "label">) {
  const form = useContext(WrittenFormContext);
  if (!form) return null;
  const at = path.slice(form.prefix.length);
  return LANGS.map((lang) => <FieldState key={lang} {...{ path: at, label, lang }} />);
}

const SCRIPTS: readonly Lang[] = ["tra", "sim"];

/** Whether it is empty, and not only a line that was emptied. */
const isBlank = (field: Field, value: unknown): boolean =>
  field.isEmpty(value) || (Array.isArray(value) && value.every((line) => line === ""));

/** Whether a field is copied from the other Chinese script by conversion. */
const isConverted = (field: Field, source: Lang, lang: Lang): boolean =>
  field.writing !== undefined && SCRIPTS.includes(source) && SCRIPTS.includes(lang);

/** The language to copy a field from: the first that has something, for Chinese the other script before English. */
function sourceFor(field: Field, lang: Lang, values: Localized<unknown>): Lang | undefined {
  const nearness = (each: Lang) => (SCRIPTS.includes(each) && SCRIPTS.includes(lang) ? 0 : 1);
  const others = LANGS.filter((each) => each !== lang).sort((one, two) => nearness(one) - nearness(two));
  return others.find((each) => !isBlank(field, values[each]));
}

interface CopyFromProps {
  field: Field;
  label: string;
  lang: Lang;
  /** The values of the field. */
  values: Localized<unknown>;
  /** Path of the field in the request. */
  path: string;
  onChange: (change: (before: unknown) => unknown) => void;
}

/** Fills an empty field with another language's value; it never replaces one. */
function CopyFrom({ field, label, lang, values, path, onChange }: CopyFromProps) {
  const words = useWords(formWords);
  const languages = useStaffWords();
  const banner = useBanner();
  const source = sourceFor(field, lang, values);
  const isCopied = field.isSameInAll || field.writing !== undefined;
  if (!source || !isCopied || !isBlank(field, values[lang])) return null;
  if (isConverted(field, source, lang)) return null; // which is offered in its place
  const language = languages[source];
  const copy = () => {
    const value = values[source];
    flushSync(() => onChange((before) => (isBlank(field, before) ? value : before)));
    // The button has gone; the field is there to go on in.
    document.getElementById(fieldId(path))?.focus();
    banner({ text: fill(words.copied, { language, label }) });
  };
  const said = fill(words.copyFrom, { language });
  return (
    <p className="copy-from">
      <button
        type="button"
        className="button button-quiet"
        aria-label={fill(words.copyFromInto, { said, label })}
        onClick={copy}
      >
        <Copy aria-hidden="true" size={18} />
        {said}
      </button>
    </p>
  );
}
