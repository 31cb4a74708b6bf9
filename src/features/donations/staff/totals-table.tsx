import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { DONATION_METHODS } from "../donation";
import { ledgerWords } from "../words";
import { monthName } from "./month-name";
import { sumOf, type Totals } from "./year-sums";

/** The numbers of the bars, to the cent. */
export function TotalsTable({ year, totals: { months, methods, total } }: { year: number; totals: Totals }) {
  const words = useWords(ledgerWords);
  const lang = useLang();
  const caption = fill(words.table, { year });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="pb-2 text-start font-bold">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            {DONATION_METHODS.map((method) => (
              <th key={method} scope="col">
                {words[method]}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month, index) => (
            <Row key={index} label={monthName(index + 1, lang)} sums={month} total={sumOf(month)} />
          ))}
        </tbody>
        <tfoot>
          <Row label={words.total} sums={methods} total={total} />
        </tfoot>
      </table>
    </section>
  );
}

const format = new Intl.NumberFormat("en-HK", { minimumFractionDigits: 2 });
const numberOf = (cents: number) => format.format(cents / 100);

function Row({ label, sums, total }: { label: string; sums: Totals["methods"]; total: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {DONATION_METHODS.map((method) => (
        <td key={method}>{numberOf(sums[method])}</td>
      ))}
      <td>
        <b>{numberOf(total)}</b>
      </td>
    </tr>
  );
}
