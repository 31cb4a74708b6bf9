import { fill } from "../../../core/locale/fill";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { useWords } from "../../../core/locale/use-words";
import { langOfPath } from "../../../core/staff/languages/use-shown-lang";
import { formsStaffWords } from "./messages";

/** Gives what the field at a path of a form or request is called: `eng`, `eng.formValue` or `formValue.eng`. */
export function useLabelOf(): (path: string) => string {
  const words = useWords(formsStaffWords);
  const staffWords = useStaffMessages();
  return (path) => {
    if (path === "lang") return words.languages;
    if (path === "pdfId" || path === "file") return words.pdf;
    const lang = langOfPath(path);
    return lang ? fill(staffWords.inLanguage, { label: words.name, language: staffWords[lang] }) : words.name;
  };
}
