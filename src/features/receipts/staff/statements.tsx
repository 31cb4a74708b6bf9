import { Download } from "lucide-react";
import { Form } from "react-router";
import { mayRead } from "../../../platform/auth/roles";
import { createClient } from "../../../platform/http/client";
import { hongKongDay } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { LONGEST_ADDRESS } from "../../../platform/mail/mail-address";
import { hkdAndCents } from "../../../platform/money/money";
import { taxYearOf } from "../../../platform/money/tax-year";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { Loading, load } from "../../../ui/frame/loading";
import { usePermissions } from "../../../ui/frame/permissions";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { FilterChoice } from "../../../ui/list/filter-choice";
import { SearchBox } from "../../../ui/list/list-search";
import { FigureTable } from "../../../ui/list/list-table";
import { pageOrLast } from "../../../ui/list/load-list";
import { receiptsContract, type StatementDonor } from "../contract";
import { receiptsWords } from "../words";
import type { Route } from "./+types/statements";
import { downloadPdf } from "./actions";
import { FILE_NUMBER_FIELD, Lacking } from "./lacking";
import { ListPages } from "./list-pages";

const api = createClient(receiptsContract);

/** As many years as receipts are kept. */
const YEARS = 7;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const q = (search.get("q") ?? "").slice(0, LONGEST_ADDRESS);
  const years = yearsBefore(hongKongDay(new Date()));
  const year = years.find((each) => String(each) === search.get("year")) ?? years[0] ?? 0;
  return load(async () => ({
    ...{ q, year, years },
    ...(await pageOrLast(search, "page", (page) => api.donors({ q, year, page }))),
  }));
};

export const HydrateFallback = Loading;

/** Everybody who gave in a year of assessment, each with a statement to download. */
export default function Statements({ loaderData }: Route.ComponentProps) {
  const { q, year, years, page, list } = loaderData;
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  const { save, problem } = useSave();
  const maySee = mayRead(usePermissions().role, "site");
  const possible = list.registrationReference !== "";
  const download = ({ name, email }: StatementDonor) =>
    save(async () => downloadPdf(await api.statement({ year, name, email })), `${name} ${email}`);
  return (
    <>
      <ScreenTitle title={words.statementTitle} list={{ to: "/cms/receipts", label: words.backToList }} />
      <p>{words.statementText}</p>
      {!possible && <Lacking to={maySee ? FILE_NUMBER_FIELD : undefined} />}
      <Form role="search" aria-label={words.statementTitle} className="search-form">
        <div className="list-filters">
          <FilterChoice
            name="year"
            label={words.taxYear}
            chosen={String(year)}
            options={years.map(
              (from) => [String(from), fill(words.taxYearOption, { from, to: from + 1 })] as const,
            )}
          />
        </div>
        <SearchBox id="statement-search" hint={words.statementHint} q={q} maxLength={LONGEST_ADDRESS} />
      </Form>
      <ProblemSummary problem={problem} labelOf={() => words.statement} />
      <p role="status">
        {list.total > 0 ? fill(words.statementDonors, { count: list.total }) : staff.nothingFound}
      </p>
      {list.donors.length > 0 && (
        <FigureTable
          label={words.statementTitle}
          columns={[
            { label: words.donor },
            { label: words.gifts, className: "figure" },
            { label: words.amount, className: "figure" },
          ]}
          actions={possible ? words.statement : undefined}
        >
          {list.donors.map((donor) => (
            <DonorRow
              key={`${donor.name} ${donor.email}`}
              donor={donor}
              download={possible ? () => download(donor) : undefined}
            />
          ))}
        </FigureTable>
      )}
      <ListPages name="page" title={words.statementTitle} page={page} list={list} />
    </>
  );
}

/** `download` is left out while there are no statements. */
function DonorRow({
  donor: { name, email, count, amountCents },
  download,
}: {
  donor: StatementDonor;
  download: (() => void) | undefined;
}) {
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  const shown = name || email;
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          <b>
            <Name text={shown} />
          </b>
          {shown !== email && <div className="field-hint break-all">{email || words.withoutEmail}</div>}
        </div>
      </td>
      <td className="figure">{fill(words.giftCount, { count })}</td>
      <td className="figure figure-sum">
        <b>{hkdAndCents(amountCents)}</b>
      </td>
      {download && (
        <td className="figure-next text-end">
          <button
            type="button"
            className="button button-quiet"
            aria-label={fill(staff.withName, { label: words.statement, name: shown })}
            onClick={download}
          >
            <Download aria-hidden="true" size={18} />
            {words.statement}
          </button>
        </td>
      )}
    </tr>
  );
}

/** The years of assessment up to that of `day`, newest first, each by the year in which it begins. */
function yearsBefore(day: string): number[] {
  return Array.from({ length: YEARS }, (_, index) => taxYearOf(day) - index);
}
