import { Link } from "react-router";
import { createClient } from "../../../core/api/client";
import { hongKongYear } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { hkd } from "../../../core/money";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";
import type { Route } from "./+types/totals";
import { readQuery } from "./query";
import { TotalsBars } from "./totals-bars";
import { TotalsTable } from "./totals-table";

const api = createClient(ledgerContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { year: asked } = readQuery(new URL(request.url).searchParams);
  const year = Number(asked) || hongKongYear(new Date());
  return load(async () => ({ year, totals: await api.totals({ year }) }));
};

export const HydrateFallback = Loading;

/** What arrived in a year, by month and by method: drawn, and as a table of the same numbers. */
export default function DonationTotals({ loaderData: { year, totals } }: Route.ComponentProps) {
  const words = useWords(ledgerWords);
  const years = [...new Set([year, ...totals.years])].sort((one, other) => other - one);
  return (
    <>
      <ScreenTitle title={fill(words.ofYear, { year, amount: hkd(totals.total) })} />
      <p className="mb-2">
        <Link to={`/cms/donations?year=${year}`} className="inline-flex min-h-12 items-center">
          {words.all}
        </Link>
      </p>
      <nav className="toolbar" aria-label={words.year}>
        {years.map((each) => (
          <Link
            key={each}
            className="button button-quiet aria-[current=page]:border-teal aria-[current=page]:bg-leaf"
            to={`?year=${each}`}
            aria-current={each === year ? "page" : undefined}
          >
            {each}
          </Link>
        ))}
      </nav>
      <p>{fill(words.count, { count: totals.count })}</p>
      <p className="field-hint">{words.totalsNote}</p>
      <TotalsBars year={year} totals={totals} />
      <TotalsTable year={year} totals={totals} />
    </>
  );
}
