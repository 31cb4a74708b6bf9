import { LANGS, type Localized, localized } from "../../../core/locale/lang";
import type { Chart } from "../contract";

/** One row of figures while it is typed; the amount as text. */
export interface FigureDraft extends Localized {
  amount: string;
}

export interface ChartForm extends Localized<Chart["eng"]> {
  title: Localized;
  rows: FigureDraft[];
}

export const PARTS = [
  ...LANGS.flatMap((lang) => [`${lang}.coverId`, `${lang}.alt`]),
  ...LANGS.map((lang) => `title.${lang}`),
  "rows",
];

export const EMPTY_ROW: FigureDraft = { eng: "", tra: "", sim: "", amount: "" };

export function formOf({ eng, tra, sim, figures }: Chart): ChartForm {
  const rows = figures.rows.map((row) => ({ ...row, amount: String(row.amount) }));
  return { eng, tra, sim, title: figures.title, rows };
}

/** Whether there is neither an image nor a figure. */
export function isEmpty(form: ChartForm): boolean {
  return (
    form.rows.length === 0 && LANGS.every((lang) => form[lang].coverId === null && form.title[lang] === "")
  );
}

/** What a save sends. */
export function payloadOf({ title, rows, ...charts }: ChartForm) {
  return {
    charts: localized((lang) => charts[lang]),
    figures: { title, rows: rows.map((row) => ({ ...row, amount: amountOf(row.amount) })) },
  };
}

/** `HK$1,234` as 1234; what is no whole number goes as it was typed, for the server to refuse. */
function amountOf(typed: string): number | string {
  const digits = typed.replaceAll(/^\s*(HK)?\$|[,\s]/gi, "");
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}
