import { useLang } from "../../core/locale/lang-context";
import { SMA_TYPE_COLUMNS, type SmaTypeTable } from "../../site/sma-topic";

const [, ...COLUMNS] = SMA_TYPE_COLUMNS;
const CAPTION_ID = "type-table-caption";

/** SMA types 0 to 4. Wider than a phone: it scrolls sideways, by keyboard too, and keeps the type in sight. */
export function TypeTable({ table: { caption, headings, rows } }: { table: SmaTypeTable }) {
  const lang = useLang();
  return (
    <figure className="type-table">
      <figcaption id={CAPTION_ID}>{caption[lang]}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="table-scroll" aria-labelledby={CAPTION_ID} tabIndex={0}>
        <table aria-labelledby={CAPTION_ID}>
          <thead>
            <tr>
              {SMA_TYPE_COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {headings[column][lang]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.type.eng}>
                <th scope="row">{row.type[lang]}</th>
                {COLUMNS.map((column) => (
                  <td key={column}>{row[column][lang]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}
