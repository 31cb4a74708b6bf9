import { fill } from "../../../core/locale/fill";
import { isLang } from "../../../core/locale/lang";
import type { StaffWords } from "../../../core/locale/words/staff";
import type { SiteDetailsWords } from "./words";

/** How the field at a path of the form or of the request is called: `Address (English)`, `Link 2: Address`. */
export function labelOf(path: string, words: SiteDetailsWords, staff: StaffWords): string {
  const keys = path.split(".");
  const number = keys.find((key) => /^\d+$/.test(key));
  const lang = keys.find(isLang);
  const key = keys.filter((each) => each !== number && each !== lang).join(".");
  const label = labels(words)[key === "annualReport.file" ? "annualReport.pdfId" : key] ?? path;
  if (number) return `${fill(words.socialLink, { number: Number(number) + 1 })}: ${label}`;
  return lang ? fill(staff.inLanguage, { label, language: staff[lang] }) : label;
}

const labels = (words: SiteDetailsWords): Record<string, string> => words.labels;
