import { Bars, barLengths } from "../../../core/chart/bars";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { hkd } from "../../../core/money";
import { DONATION_METHODS } from "../donation";
import { ledgerWords } from "../words";
import { monthName } from "./month-name";
import { sumOf, type Totals } from "./year-sums";

/** The year drawn twice: a bar for each month, and one for each method. */
export function TotalsBars({ year, totals: { months, methods } }: { year: number; totals: Totals }) {
  const words = useWords(ledgerWords);
  const lang = useLang();
  const byMonth = months.map((month, index) => [monthName(index + 1, lang), sumOf(month)] as const);
  const byMethod = DONATION_METHODS.map((method) => [words[method], methods[method]] as const);
  return (
    <div className="my-6 grid gap-8 lg:grid-cols-2">
      <section className="stack">
        <h2>{words.byMonth}</h2>
        <Bars label={fill(words.barsByMonth, { year })} rows={barsOf(byMonth)} />
      </section>
      <section className="stack">
        <h2>{words.byMethod}</h2>
        <Bars label={fill(words.barsByMethod, { year })} rows={barsOf(byMethod)} />
      </section>
    </div>
  );
}

function barsOf(sums: readonly (readonly [label: string, cents: number])[]) {
  const lengths = barLengths(sums.map(([, cents]) => cents));
  return sums.map(([label, cents], index) => ({ label, amount: hkd(cents), bar: lengths[index] ?? 0 }));
}
