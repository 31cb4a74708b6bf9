import { fill } from "../../../core/locale/fill";
import { useLang, useWords } from "../../../core/locale/lang-context";
import type { SmaTypeColumn } from "../type-columns";
import { otherLang } from "./other-lang";
import drawings from "./topic-drawings.svg?no-inline";
import type { TypeTableView } from "./topic-view.server";
import { smaPublicWords } from "./words";

/** The limbs that are drawn; a row beyond them has the last. */
const LIMBS = 5;
const SHOWN = ["milestone", "ageOfOnset"] as const;
const FOLDED = ["lifeExpectancy", "characteristics"] as const;

/**
 * The table of SMA types as limbs of one branch, for windows that would cut it: each as far as its highest milestone,
 * with what the table says of it below, the hardest of it behind a press.
 */
export function TypeBranches({ table: { headings, rows } }: { table: TypeTableView }) {
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
