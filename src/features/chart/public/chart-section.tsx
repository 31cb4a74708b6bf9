import { MediaImage } from "../../../media/picture";
import { fill, useOtherLang, useWords } from "../../../platform/locale/lang";
import { Bars } from "../../../site/chart/bars";
import { FallbackNote } from "../../../site/frame/page";
import type { ChartView, ShownFigures, ShownPicture } from "./about-chart.server";
import { expenditureWords } from "./words";

const SIZES = "(width < 64rem) calc(100vw - 3rem), 480px";

/** Returns whether there is anything of the spending to show. */
export const hasChart = ({ picture, figures }: ChartView): boolean => picture !== null || figures !== null;

/** The spending of the charity: the image of this language, and the figures. Nothing while it has neither. */
export function ChartSection({ chart }: { chart: ChartView }) {
  const words = useWords(expenditureWords);
  const { picture, figures } = chart;
  if (!hasChart(chart)) return null;
  return (
    <section className="section" aria-labelledby="expenditure">
      <div className="content">
        <h2 id="expenditure">{words.title}</h2>
        <div className="expenditure">
          {picture && <Picture picture={picture} fallback={words.image} />}
          {figures && <Figures figures={figures} />}
        </div>
      </div>
    </section>
  );
}

function Picture({ picture, fallback }: { picture: ShownPicture; fallback: string }) {
  return (
    <div className="stack">
      <MediaImage {...picture.image} undescribed={fallback} sizes={SIZES} className="expenditure-image" />
      <FallbackNote shown={{ text: fallback, lang: picture.lang }} />
    </div>
  );
}

/** The parts of the whole at a glance, the largest first; their amounts on demand. */
function Figures({ figures }: { figures: ShownFigures }) {
  const words = useWords(expenditureWords);
  const langOf = useOtherLang();
  const { title } = figures;
  return (
    <div className="stack">
      <h3 lang={langOf(title)}>{title.text || words.image}</h3>
      <Bars
        label={fill(words.bars, { title: title.text || words.image })}
        rows={figures.rows.map(({ label, share, bar }) => ({
          label: label.text,
          lang: langOf(label),
          amount: share,
          bar,
        }))}
      />
      <details className="figures-fold">
        <summary>{words.show}</summary>
        <FiguresTable figures={figures} />
      </details>
    </div>
  );
}

function FiguresTable({ figures: { title, rows, total } }: { figures: ShownFigures }) {
  const words = useWords(expenditureWords);
  const langOf = useOtherLang();
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
