import type { Edit, Remark } from "./issue";
import { type Markup, saidIn, spanOf } from "./markup";

/** Tables without header cells. The fix makes the first row the header. */
export function tableRemarks(html: string, { tables }: Markup): Remark[] {
  return tables.flatMap((table): Remark[] => {
    const [first, ...others] = table.rows;
    const cells = table.rows.flatMap((row) => row.cells);
    if (!first || cells.length < 2 || cells.some(({ tag }) => tag === "th")) return [];
    const words = first.cells.flatMap((cell) => cell.words);
    const remark = { check: "tableHeadless", said: saidIn(spaced(words)), ...spanOf(words, table) } as const;
    if (others.length === 0 || first.cells.some(({ words: own }) => saidIn(own) === "")) return [remark];
    return [{ ...remark, edits: first.cells.flatMap((cell) => headOf(html, cell)) }];
  });
}

const spaced = <T extends { text: string }>(words: readonly T[]): T[] =>
  words.map((each) => ({ ...each, text: `${each.text} ` }));

/** The edits of both tags of a cell that make it a head of its column. */
function headOf(html: string, { start, inner, end }: Markup["blocks"][number]): Edit[] {
  const spans = html.slice(start, inner.start).replace(/^<td/, "").replace(/>$/, "");
  return [
    { start, end: inner.start, with: `<th${spans} scope="col">` },
    { start: inner.end, end, with: "</th>" },
  ];
}
