import { Download } from "lucide-react";
import { createClient } from "../../../platform/http/client";
import { hongKongDay } from "../../../platform/locale/format";
import { fill, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { hkdAndCents, taxYearOf } from "../../../platform/money/money";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { Loading, load } from "../../../ui/frame/screen";
import { loadRecords, RecordList } from "../../../ui/list/record-list";
import { receiptsContract, type StatementDonor, statementScreen } from "../contract";
import { receiptsWords } from "../words";
import type { Route } from "./+types/statements";
import { downloadPdf } from "./actions";
import { Lacking } from "./lacking";

const api = createClient(receiptsContract);

/** As many years as receipts are stored. */
const YEARS = 7;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(async () => {
    const [newest = 0, ...others] = yearsBefore(hongKongDay(new Date()));
    const earlier = (asked: number | undefined) => others.find((each) => each === asked);
    const yearOf = (asked: number | undefined) => earlier(asked) ?? newest;
    const found = await loadRecords(statementScreen, request, ({ year, ...asked }) =>
      api.donors({ ...asked, year: yearOf(year) }),
    );
    const { year } = found.query;
    return {
      ...found,
      // The year that runs is the default, also where an address names it.
      query: { ...found.query, year: earlier(year) },
      year: yearOf(year),
      years: [newest, ...others],
    };
  });

export const HydrateFallback = Loading;

/** Everybody who gave in a year of assessment, each with a statement to download. */
export default function Statements({ loaderData }: Route.ComponentProps) {
  const { query, year, years, list } = loaderData;
  const { q, sort } = query;
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  const { save, problem } = useSave();
  const possible = list.registrationReference !== "";
  const shownName = ({ name, email }: StatementDonor) => name || email;
  const download = ({ name, email }: StatementDonor) =>
    save(async () => downloadPdf(await api.statement({ year, name, email })), `${name} ${email}`);
  return (
    <RecordList
      title={words.statementTitle}
      back={{ to: "/cms/receipts", label: words.backToList }}
      list={statementScreen}
      loaded={loaderData}
      rows={list.donors}
      idOf={({ name, email }) => `${name} ${email}`}
      nameOf={shownName}
      first={{
        label: words.donor,
        sort: ["name", "words"],
        name: (donor) => (
          <b>
            <Name text={shownName(donor)} />
          </b>
        ),
        about: ({ name, email }) =>
          name !== "" && <div className="field-hint break-all">{email || words.withoutEmail}</div>,
        text: ({ name, email }) => [name, email].filter(Boolean).join(" · "),
      }}
      columns={[
        {
          label: words.gifts,
          className: "figure",
          sort: ["gifts", "amounts"],
          text: ({ count }) => String(count),
          cell: ({ count }) => fill(words.giftCount, { count }),
        },
        {
          label: words.amount,
          className: "figure figure-sum",
          sort: ["amount", "amounts"],
          text: ({ amountCents }) => hkdAndCents(amountCents),
          cell: ({ amountCents }) => <b>{hkdAndCents(amountCents)}</b>,
        },
      ]}
      ownSort="name"
      search={words.statementHint}
      filters={[
        {
          name: "year",
          label: words.taxYear,
          options: years.map((from, at) => [
            at === 0 ? "" : from,
            fill(words.taxYearOption, { from, to: from + 1 }),
          ]),
        },
      ]}
      fetchPage={async (page) => (await api.donors({ q, sort, year, page })).donors}
      found={fill(words.statementDonors, { count: list.total, amount: hkdAndCents(list.sumCents) })}
      empty={<p>{staff.nothingFound}</p>}
      actions={
        possible
          ? {
              label: words.statement,
              of: (donor) => (
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={fill(staff.withName, { label: words.statement, name: shownName(donor) })}
                  onClick={() => download(donor)}
                >
                  <Download aria-hidden="true" size={18} />
                  {words.statement}
                </button>
              ),
            }
          : undefined
      }
      remark={!possible && <Lacking backLink={{ to: "/cms/statements", label: words.statementTitle }} />}
      notices={<ProblemSummary problem={problem} labelOf={() => words.statement} />}
      below={<p className="field-hint measure screen-only">{words.statementText}</p>}
    />
  );
}

/** The years of assessment up to that of `day`, newest first, each by the year in which it begins. */
function yearsBefore(day: string): number[] {
  return Array.from({ length: YEARS }, (_, index) => taxYearOf(day) - index);
}
