import type { Shown } from "../../../platform/locale/fallback.server";
import { fill, otherLang, useLang, useWords } from "../../../platform/locale/lang";
import { Phrase } from "../../../platform/locale/phrase";
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
function TypeBranches({ table: { headings, rows }, treatment }: TypeTableProps) {
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
          <TreatedToday type={row.type} treatment={treatment} />
        </li>
      ))}
    </ul>
  );
}

/** The text of a cell; ages word by word, so that no narrow line breaks within one. */
const Cell = ({ column, cell: { text, lang } }: { column: SmaTypeColumn; cell: Shown }) =>
  column === "ageOfOnset" ? <Phrase text={text} lang={lang} /> : text;

/** The way from a type to its treatment, so that nobody is left with the numbers of the time before. */
function TreatedToday({ type, treatment }: { type: Shown } & Pick<TypeTableProps, "treatment">) {
  const { treatedToday } = useWords(smaPublicWords);
  return (
    treatment && (
      <a className="treated-today" href={`#${treatment}`}>
        {fill(treatedToday, { type: type.text })}
      </a>
    )
  );
}

/** The introduction to the table; its last sentence links to treatment. */
function Caption({ table: { caption }, treatment }: TypeTableProps) {
  const lang = useLang();
  const sentences = caption.text.split(SENTENCES);
  const last = treatment && sentences.length > 1 ? sentences.pop() : undefined;
  return (
    <figcaption lang={otherLang(caption, lang)}>
      {sentences.join("")}
      {last && <a href={`#${treatment}`}>{last}</a>}
    </figcaption>
  );
}

/** Between two sentences; in Chinese also between the halves of one. */
const SENTENCES = /(?<=[.!?] )|(?<=[。！？；])(?=.)/u;
const [, ...COLUMNS] = TYPE_COLUMNS;

interface TypeTableProps {
  table: TypeTableView;
  /** The anchor of the topic about treatment; undefined where the page has none. */
  treatment: string | undefined;
}

/**
 * SMA types 0 to 4: a table where there is room for it, and on paper, else the limbs of a branch. In both, life
 * expectancy as it was before treatment is behind a choice.
 */
export function TypeTable({ table, treatment }: TypeTableProps) {
  const { headings, rows } = table;
  const lang = useLang();
  const { typeTable, lifeExpectancy } = useWords(smaPublicWords);
  return (
    <figure className="type-table">
      <Caption {...{ table, treatment }} />
      <div className="table-scroll">
        <label className="check">
          <input type="checkbox" />
          {lifeExpectancy}
        </label>
        <table aria-label={typeTable}>
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
                    <Cell column={column} cell={row[column]} />
                    {column === COLUMNS.at(-1) && <TreatedToday type={row.type} treatment={treatment} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TypeBranches {...{ table, treatment }} />
    </figure>
  );
}
