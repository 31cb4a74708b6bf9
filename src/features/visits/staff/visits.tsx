import { Download } from "lucide-react";
import { downloadCsv } from "../../../platform/csv/text-file";
import { createClient } from "../../../platform/http/client";
import { fill, isLang, LANG_NAMES, useWords } from "../../../platform/locale/lang";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { Loading, load, ScreenTitle } from "../../../ui/frame/screen";
import { FilterChips } from "../../../ui/list/filter-chips";
import { PERIODS, visitsContract } from "../contract";
import { visitWords } from "../words";
import type { Route } from "./+types/visits";

const api = createClient(visitsContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const requested = new URL(request.url).searchParams.get("days");
  const days = PERIODS.find((each) => each === requested) ?? "30";
  return load(async () => ({ days, ...(await api.read({ days })) }));
};

export const HydrateFallback = Loading;

/** How often pages were shown in a period: by page, by language, and from where. */
export default function Visits({ loaderData }: Route.ComponentProps) {
  const { days, counts, total, donations, pages, langs, hosts } = loaderData;
  const words = useWords(visitWords);
  const { save, problem } = useSave();
  const nameOf = { "7": words.days7, "30": words.days30, "365": words.days365 };
  return (
    <>
      <ScreenTitle title={words.title} />
      <p className="mb-4">{counts ? words.intro : words.off}</p>
      <FilterChips
        label={words.period}
        chosen={days}
        options={PERIODS.map((each) => [each, nameOf[each]] as const)}
        to={(each) => `?days=${each}`}
      />
      <p>{fill(words.total, { count: total })}</p>
      <p>{fill(words.donations, { count: donations })}</p>
      <div className="row-actions my-2">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => save(async () => downloadCsv(await api.export({ days })))}
        >
          <Download aria-hidden="true" size={18} />
          {words.export}
        </button>
      </div>
      <ProblemSummary problem={problem} labelOf={() => words.export} />
      {total === 0 ? (
        <p>{words.none}</p>
      ) : (
        <div className="my-6 grid gap-8">
          <CountTable title={words.pages} of={words.page} rows={pages} />
          <CountTable
            title={words.langs}
            of={words.lang}
            rows={langs.map(({ name, visits }) => ({
              name: isLang(name) ? LANG_NAMES[name].short : name,
              visits,
            }))}
          />
          {hosts.length > 0 && <CountTable title={words.hosts} of={words.host} rows={hosts} />}
        </div>
      )}
    </>
  );
}

interface CountTableProps {
  title: string;
  of: string;
  rows: readonly { name: string; visits: number }[];
}

function CountTable({ title, of, rows }: CountTableProps) {
  const words = useWords(visitWords);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="table-scroll" aria-label={title} tabIndex={0}>
      <table className="w-full">
        <caption className="pb-2 text-start font-bold">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col" className="text-end">
              {words.visits}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, visits }) => (
            <tr key={name}>
              <td className="break-all">{name}</td>
              <td className="text-end">{visits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
