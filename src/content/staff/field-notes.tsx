import { useContext } from "react";
import { LANGS } from "../../platform/locale/lang";
import { CopyField } from "../conversion/copy-from-language";
import { DoubtfulCharacters } from "../conversion/doubtful-characters";
import { TermHint } from "../conversion/term-hint";
import { FieldState } from "../translation/staff/translation-status";
import { CopyFrom } from "./copy-from";
import { pathInAll, type WrittenField, WrittenFormContext } from "./written-form";

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
