import { LANGS, type Lang, type Localized } from "../../platform/locale/lang";

/** The names in a text with one on each line. */
export const namesIn = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The number of names in a text, and those that are in it more than once, with how often. */
export function countNames(text: string): { total: number; repeated: [name: string, times: number][] } {
  const names = namesIn(text);
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return { total: names.length, repeated: [...times].filter(([, count]) => count > 1) };
}

/** The most names that can be removed without confirmation, where some stay. */
const FEW = 10;
/** And this share of them. */
const SHARE = 1 / 4;

export interface Loss {
  lang: Lang;
  before: number;
  /** The number of those before that are still there. */
  kept: number;
}

/**
 * The languages that lose all of their names, or many of them, against what is stored. A line with several names is
 * still there when it was split: all of its names are in one language or another.
 */
export function largeLosses(stored: Localized, form: Localized): Loss[] {
  const anywhere = new Set(LANGS.flatMap((lang) => namesIn(form[lang])));
  return LANGS.flatMap((lang) => {
    const before = namesIn(stored[lang]);
    const now = new Set(namesIn(form[lang]));
    const isSplit = (line: string) =>
      cellsOf(line)
        ?.filter(Boolean)
        .every((name) => anywhere.has(name));
    const kept = before.filter((line) => now.has(line) || isSplit(line)).length;
    const lost = before.length - kept;
    const isLarge =
      before.length > 0 && lost > 0 && (now.size === 0 || (lost > FEW && lost > before.length * SHARE));
    return isLarge ? [{ lang, before: before.length, kept }] : [];
  });
}

const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;
const LETTER = /\p{L}/u;

/** Marks that are between the names of one donor in a line, besides the tabs of a spreadsheet. */
const MARKS = [",", "，", "、", ";", "；", "/", "／", "|", "｜"];

/** The cells of a line that has columns; undefined of a line that is one name. */
function cellsOf(line: string): string[] | undefined {
  const cut = (mark: string) => line.split(mark).map((cell) => cell.trim());
  if (line.includes("\t")) return cut("\t");
  return MARKS.map(cut).find(isOneDonor);
}

/**
 * Returns whether the parts of a line are one donor's name as two or three languages write it: some in Latin letters, some
 * in Chinese. A mark alone says nothing, as in `Chan, Peter`.
 */
function isOneDonor(cells: readonly string[]): boolean {
  if (cells.length < 2 || cells.length > LANGS.length || cells.includes("")) return false;
  const chinese = cells.filter((cell) => HAN.test(cell));
  const isMixed = chinese.some((cell) => LATIN.test(cell));
  return !isMixed && chinese.length > 0 && chinese.length < cells.length;
}

const isList = (line: string): boolean =>
  MARKS.some((mark) => line.split(mark).filter((part) => LETTER.test(part)).length > LANGS.length - 1);

/** The lines of a text that would be published as one name and seem to be several. */
export const severalIn = (text: string): string[] =>
  namesIn(text).filter((line) => cellsOf(line) !== undefined || isList(line));

/** The heading of a column, as spreadsheets of donors have them; of one that names a language, that language. */
const HEADING =
  /^(?:(?:english|eng|en|chinese|traditional|trad|tc|simplified|simp|sc|zh|full|donors?|names?|no|in|of|the|[#.():\s])+|(?:英文|中文|繁體|繁体|簡體|简体|正體|姓名|名稱|名称|名字|名|捐款人|捐款者|捐贈者|捐赠者|善長|序號|序号|編號|编号|[()（）\s])+)$/i;
const LANGUAGE_OF: readonly (readonly [Lang, RegExp])[] = [
  ["sim", /simp|\bsc\b|簡體|简体/i],
  ["tra", /trad|\btc\b|繁|正體/i],
  ["eng", /eng|\ben\b|英/i],
];

/** A column of a pasted table: its language, its names, and one of them as a sample. */
interface Column {
  lang: Lang;
  names: string[];
  example: string;
}

/** The table in a text: its columns of names, and the lines that are in none. */
interface Table {
  columns: Column[];
  plain: string[];
  /** The number of its rows. */
  rows: number;
}

/**
 * The table in a text that was pasted into the field of `pasted`, each column with the language that its heading says,
 * or that it seems to be in: names in Latin letters are English, of Chinese ones the first that is left, in the order
 * of the site. Columns without letters, as of numbers, are left out; a table of more columns is none.
 */
export function tableIn(text: string, pasted: Lang): Table {
  const lines = namesIn(text).map((line) => ({ line, cells: cellsOf(line) }));
  const all = lines.flatMap(({ cells }) => (cells ? [cells] : []));
  const plain = lines.flatMap(({ line, cells }) => (cells ? [] : [line]));
  const [first, ...others] = all;
  const isHeaded = first?.every((cell) => HEADING.test(cell)) === true && first.some(Boolean);
  const rows = isHeaded ? others : all;
  const width = Math.max(0, ...rows.map((row) => row.length));
  const cells = Array.from({ length: width }, (_, at) => ({
    heading: isHeaded ? (first?.[at] ?? "") : "",
    names: rows.map((row) => row[at] ?? "").filter(Boolean),
  })).filter(({ names }) => names.filter((name) => LETTER.test(name)).length * 2 > names.length);
  if (cells.length < 2 || cells.length > LANGS.length) return { columns: [], plain: namesIn(text), rows: 0 };
  const langs = languagesOf(cells, pasted);
  const columns = cells.map(({ names }, at) => ({
    lang: langs[at] ?? "eng",
    names,
    example: names[0] ?? "",
  }));
  return { columns, plain, rows: rows.length };
}

function languagesOf(
  columns: readonly { heading: string; names: readonly string[] }[],
  pasted: Lang,
): Lang[] {
  const said = columns.map(({ heading }) => LANGUAGE_OF.find(([, words]) => words.test(heading))?.[0]);
  const free = new Set<Lang>(LANGS.filter((lang) => !said.includes(lang)));
  const chinese = columns.map(
    ({ names }) => names.filter((name) => HAN.test(name)).length * 2 > names.length,
  );
  const only = chinese.filter(Boolean).length === 1 && pasted !== "eng" ? pasted : "tra";
  const taken = new Set<Lang>();
  return columns.map((_, at) => {
    const own = said[at];
    const wanted: Lang[] = chinese[at] ? [only, "sim"] : ["eng"];
    const lang =
      own !== undefined && !taken.has(own)
        ? own
        : ([...wanted, ...LANGS].find((each) => free.has(each) && !taken.has(each)) ?? "eng");
    taken.add(lang);
    return lang;
  });
}

/** The columns of a text that was pasted; empty without any. */
export const columnsIn = (text: string, pasted: Lang): Column[] => tableIn(text, pasted).columns;

/** The texts with the columns of that of `pasted` each in its language, after what that has. */
export function split(form: Localized, pasted: Lang): Localized {
  const { columns, plain } = tableIn(form[pasted], pasted);
  const next = { ...form, [pasted]: plain.join("\n") };
  for (const { lang, names } of columns) next[lang] = [...namesIn(next[lang]), ...names].join("\n");
  return next;
}
