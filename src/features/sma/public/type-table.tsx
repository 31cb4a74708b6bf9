import { useLang } from "../../../core/locale/lang-context";
import { TYPE_COLUMNS } from "../type-columns";
import { otherLang } from "./other-lang";
import type { TypeTableView } from "./topic-view.server";
import { TypeBranches } from "./type-branches";

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
