import { Bars } from "../../../core/chart/bars";
import type { Shown } from "../../../core/locale/fallback.server";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import type { ShownFigures } from "./about-chart.server";
import { expenditureWords } from "./words";

/** The same numbers twice: as bars to see at a glance, and as a table to read. */
export function Figures({ figures }: { figures: ShownFigures }) {
  const words = useWords(expenditureWords);
  const langOf = useForeignLang();
  const { title } = figures;
  return (
    <div className="stack">
      <h3 lang={langOf(title)}>{title.text || words.image}</h3>
      <Bars
        label={fill(words.bars, { title: title.text || words.image })}
        rows={figures.rows.map(({ label, amount, bar }) => ({
          label: label.text,
          lang: langOf(label),
          amount,
          bar,
        }))}
      />
      <FiguresTable figures={figures} />
    </div>
  );
}

function FiguresTable({ figures: { title, rows, total } }: { figures: ShownFigures }) {
  const words = useWords(expenditureWords);
  const langOf = useForeignLang();
  return (
    <table className="figures">
      <caption className="visually-hidden" lang={langOf(title)}>
        {title.text || words.image}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.purpose}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.share}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, amount, share }, index) => (
          <tr key={index}>
            <th scope="row" lang={langOf(label)}>
              {label.text}
            </th>
            <td>{amount}</td>
            <td>{share}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{total}</td>
          <td>100%</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The `lang` attribute of a text that is not in the page's language. */
function useForeignLang(): (shown: Shown) => string | undefined {
  const lang = useLang();
  return (shown) => (shown.lang === lang ? undefined : LANG_TAG[shown.lang]);
}
