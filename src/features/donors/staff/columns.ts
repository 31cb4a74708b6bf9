import { LANGS, type Lang } from "../../../core/locale/lang";
import { type DonorsForm, namesIn } from "./names";

const HAN = /\p{Script=Han}/u;

/** A column of a table that was pasted: its language, and a name of it to know it by. */
export interface Column {
  lang: Lang;
  example: string;
}

/** The lines of a text that have columns, as a spreadsheet puts them apart. */
const rowsIn = (text: string): string[][] =>
  namesIn(text)
    .filter((line) => line.includes("\t"))
    .map((line) => line.split("\t").map((cell) => cell.trim()));

/**
 * The columns of a text that was pasted into the field of `pasted`, each with the language that it seems to be in: names
 * in Latin letters are English, of Chinese ones the first that is left, in the order of the site. Empty without any.
 */
export function columnsIn(text: string, pasted: Lang): Column[] {
  const rows = rowsIn(text);
  const width = Math.min(LANGS.length, Math.max(0, ...rows.map((row) => row.length)));
  const cells = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? "").filter(Boolean));
  const chinese = cells.map((column) => column.filter((cell) => HAN.test(cell)).length * 2 > column.length);
  const only = chinese.filter(Boolean).length === 1 && pasted !== "eng" ? pasted : "tra";
  const left: Lang[] = [];
  const free = new Set<Lang>(LANGS);
  const take = (...wanted: Lang[]) => {
    const lang = [...wanted, ...LANGS].find((each) => free.has(each)) ?? "eng";
    free.delete(lang);
    left.push(lang);
  };
  for (const isChinese of chinese) take(...(isChinese ? ([only, "sim"] as const) : (["eng"] as const)));
  return left.map((lang, at) => ({ lang, example: cells[at]?.[0] ?? "" }));
}

/** The form with the columns of the field of `pasted` each in its language, after what that has. */
export function split(form: DonorsForm, pasted: Lang): DonorsForm {
  const columns = columnsIn(form[pasted], pasted);
  const rows = rowsIn(form[pasted]);
  const plain = namesIn(form[pasted]).filter((line) => !line.includes("\t"));
  const next = { ...form, [pasted]: plain.join("\n") };
  for (const [at, { lang }] of columns.entries()) {
    const names = rows.map((row) => row[at] ?? "").filter((name) => name !== "");
    next[lang] = [...namesIn(next[lang]), ...names].join("\n");
  }
  return next;
}
