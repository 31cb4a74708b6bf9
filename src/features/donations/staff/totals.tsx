import { Link } from "react-router";
import { mayRead } from "../../../platform/auth/roles";
import { createClient } from "../../../platform/http/client";
import type { OutputOf } from "../../../platform/http/contract";
import { hongKongYear, monthName } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { hkd } from "../../../platform/money/money";
import { Bars, barLengths } from "../../../site/chart/bars";
import { Loading, load, ScreenTitle, usePermissions } from "../../../ui/frame/screen";
import { FilterChips } from "../../../ui/list/filter-chips";
import { DONATION_METHODS, METHOD_NAMES } from "../donation";
import { donationList, ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";
import type { Route } from "./+types/totals";

/** The sums of a year, in cents. */
type Totals = Pick<OutputOf<(typeof ledgerContract)["totals"]>, "months" | "methods" | "total">;

const api = createClient(ledgerContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { year = hongKongYear(new Date()) } = donationList.read(new URL(request.url).searchParams);
  return load(async () => ({ year, totals: await api.totals({ year }) }));
};

export const HydrateFallback = Loading;

/** The gifts of a year, by month and by method: drawn, and as a table of the same numbers. */
export default function DonationTotals({ loaderData: { year, totals } }: Route.ComponentProps) {
  const words = useWords(ledgerWords);
  const { role } = usePermissions();
  const years = [...new Set([year, ...totals.years])].sort((one, other) => other - one);
  return (
    <>
      <ScreenTitle title={fill(words.ofYear, { year, amount: hkd(totals.total) })} />
      {mayRead(role, "gifts") && (
        <p className="screen-only mb-2">
          <Link to={`/cms/donations?year=${year}`} className="inline-flex min-h-12 items-center">
            {words.all}
          </Link>
        </p>
      )}
      <FilterChips
        label={words.year}
        chosen={year}
        options={years.map((each) => [each, String(each)] as const)}
        to={(each) => `?year=${each}`}
      />
      <p>{fill(words.count, { count: totals.count })}</p>
      <p className="field-hint">{words.totalsNote}</p>
      <TotalsBars year={year} totals={totals} />
      <TotalsTable year={year} totals={totals} />
    </>
  );
}

/** The year drawn twice: a bar for each month, and one for each method. */
function TotalsBars({ year, totals: { months, methods } }: { year: number; totals: Totals }) {
  const words = useWords(ledgerWords);
  const lang = useLang();
  const byMonth = months.map((month, index) => [monthName(index + 1, lang), sumOf(month)] as const);
  const byMethod = DONATION_METHODS.map((method) => [METHOD_NAMES[method][lang], methods[method]] as const);
  return (
    <div className="my-6 grid gap-8 md:grid-cols-[repeat(2,minmax(0,30rem))]">
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

/** The numbers of the bars, to the cent. */
function TotalsTable({ year, totals: { months, methods, total } }: { year: number; totals: Totals }) {
  const words = useWords(ledgerWords);
  const lang = useLang();
  const caption = fill(words.table, { year });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table className="w-full">
        <caption className="pb-2 text-start font-bold">{caption}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col">{words.month}</th>
            <th scope="col">{words.total}</th>
            {DONATION_METHODS.map((method) => (
              <th key={method} scope="col" className="whitespace-normal">
                {METHOD_NAMES[method][lang]}
              </th>
            ))}
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
/** Zero is a dash, so that other figures stand out. */
const numberOf = (cents: number) => (cents === 0 ? "–" : format.format(cents / 100));

function Row({ label, sums, total }: { label: string; sums: Totals["methods"]; total: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <b>{numberOf(total)}</b>
      </td>
      {DONATION_METHODS.map((method) => (
        <td key={method}>{numberOf(sums[method])}</td>
      ))}
    </tr>
  );
}

/** The sum by all methods. */
function sumOf(byMethod: Totals["methods"]): number {
  return DONATION_METHODS.reduce((sum, method) => sum + byMethod[method], 0);
}
