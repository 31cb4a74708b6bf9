import { langOfPath } from "../../../core/content/staff/labels";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { formsStaffWords } from "./words";

/** Gives what the field at a path of a form or request is called: `eng`, `eng.formValue` or `formValue.eng`. */
export function useLabelOf(): (path: string) => string {
  const words = useWords(formsStaffWords);
  const staffWords = useStaffWords();
  return (path) => {
    if (path === "lang") return words.languages;
    if (path === "pdfId" || path === "file") return words.pdf;
    const lang = langOfPath(path);
    return lang ? fill(staffWords.inLanguage, { label: words.name, language: staffWords[lang] }) : words.name;
  };
}
