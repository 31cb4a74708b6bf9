import { fill } from "../../../core/locale/fill";
import { otherLang } from "../../../core/locale/lang";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { type SmaTypeColumn, TYPE_COLUMNS } from "../type-columns";
import type { TypeTableView } from "./sma-view.server";
import drawings from "./topic-drawings.svg?no-inline";
import { smaPublicWords } from "./words";

/** The limbs that are drawn; a row beyond them has the last. */
const LIMBS = 5;
const SHOWN = ["milestone", "ageOfOnset"] as const;
const FOLDED = ["lifeExpectancy", "characteristics"] as const;

/**
 * The table of SMA types as limbs of one branch, for windows that would cut it: each as far as its highest milestone,
 * with what the table says of it below, the hardest of it behind a press.
 */
function TypeBranches({ table: { headings, rows } }: { table: TypeTableView }) {
  const lang = useLang();
  const { moreOn } = useWords(smaPublicWords);
  const cells = (row: TypeTableView["headings"], columns: readonly SmaTypeColumn[]) => (
    <dl>
      {columns.map((column) => (
        <div key={column}>
          <dt lang={otherLang(headings[column], lang)}>{headings[column].text}</dt>
          <dd lang={otherLang(row[column], lang)}>{row[column].text}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <ul className="type-branches">
      {rows.map((row, index) => (
        <li key={`${index + 1} ${row.type.text}`}>
          <svg viewBox="0 0 280 64" aria-hidden="true">
            <use href={`${drawings}#type-${Math.min(index + 1, LIMBS)}`} />
          </svg>
          <h3 lang={otherLang(row.type, lang)}>{row.type.text}</h3>
          <p lang={otherLang(row.category, lang)}>{row.category.text}</p>
          {cells(row, SHOWN)}
          <details className="fold">
            <summary>{fill(moreOn, { type: row.type.text })}</summary>
            {cells(row, FOLDED)}
          </details>
        </li>
      ))}
    </ul>
  );
}

const [, ...COLUMNS] = TYPE_COLUMNS;
const CAPTION_ID = "type-table-caption";

/** SMA types 0 to 4: a table where there is room for it, and on paper, else the limbs of a branch. */
export function TypeTable({ table }: { table: TypeTableView }) {
  const { caption, headings, rows } = table;
  const lang = useLang();
  return (
    <figure className="type-table">
      <figcaption id={CAPTION_ID} lang={otherLang(caption, lang)}>
        {caption.text}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="table-scroll" aria-labelledby={CAPTION_ID} tabIndex={0}>
        <table aria-labelledby={CAPTION_ID}>
          <thead>
            <tr>
              {TYPE_COLUMNS.map((column) => (
                <th key={column} scope="col" lang={otherLang(headings[column], lang)}>
                  {headings[column].text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={`${index + 1} ${row.type.text}`}>
                <th scope="row" lang={otherLang(row.type, lang)}>
                  {row.type.text}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} lang={otherLang(row[column], lang)}>
                    {row[column].text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <TypeBranches table={table} />
    </figure>
  );
}
