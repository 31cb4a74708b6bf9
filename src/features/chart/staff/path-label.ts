import { fill } from "../../../core/locale/fill";
import { isLang } from "../../../core/locale/lang";
import type { StaffWords } from "../../../core/locale/words/staff";
import type { ChartWords } from "./words";

/**
 * A part of the form (`tra.alt`, `title.eng`, `rows`) or a field of the request (`charts.tra.alt`,
 * `figures.rows.2.amount`), as the screen calls it.
 */
export function pathLabel(path: string, own: ChartWords, words: StaffWords): string {
  const parts = path.replace(/^(charts|figures)\./, "").split(".");
  const [first, second, third] = parts;
  if (first === "title" && isLang(second)) return fill(own.figuresTitle, { language: words[second] });
  if (first === "rows") return rowLabel(Number(second), third, own, words);
  if (!isLang(first)) return path;
  const label = second === "alt" ? own.alt : own.image;
  return fill(words.inLanguage, { label, language: words[first] });
}

function rowLabel(at: number, field: string | undefined, own: ChartWords, words: StaffWords): string {
  if (Number.isNaN(at)) return own.figures;
  const label = isLang(field) ? fill(own.label, { language: words[field] }) : own.amount;
  return fill(words.withName, { label: fill(own.row, { number: at + 1 }), name: label });
}
