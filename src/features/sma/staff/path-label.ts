import type { StaffWords } from "../../../core/locale/words/staff";
import { langOfPath } from "../../../core/staff/languages/use-shown-lang";
import type { SmaWords } from "../words";

/** Names of lists, whose entries people count from 1, and of fields. */
const NAMES: Record<string, keyof SmaWords> = {
  coverId: "cover",
  title: "title",
  references: "references",
  items: "part",
  parts: "parts",
  rows: "row",
  links: "link",
  headings: "headings",
  table: "table",
  subTitle: "subTitle",
  content: "text",
  caption: "caption",
  type: "type",
  ageOfOnset: "ageOfOnset",
  category: "category",
  milestone: "milestone",
  lifeExpectancy: "lifeExpectancy",
  characteristics: "characteristics",
  name: "name",
  url: "url",
  note: "note",
  reviewed: "isReviewed",
};

/** How the field at a path is called on the screen: `tra.items.0.content` is "Part 1, Text (Traditional Chinese)". */
export function pathLabel(path: string, words: SmaWords, staff: StaffWords): string {
  const named = path.split(".").flatMap((step, at, steps) => {
    const name = NAMES[step];
    const number = Number(steps[at + 1] ?? Number.NaN);
    if (!name) return [];
    return Number.isNaN(number) ? words[name] : `${words[name]} ${number + 1}`;
  });
  const lang = langOfPath(path);
  return named.join(", ") + (lang ? ` (${staff[lang]})` : "");
}
