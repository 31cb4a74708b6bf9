import { derivedCalls } from "../../../content/staff/content-screens";
import { plainDay } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { ImportLink } from "../../../ui/csv/csv-import";
import type { RecordColumn } from "../../../ui/list/record-table";
import { type RedirectCard, redirects } from "../definition";
import { redirectScreenWords } from "../words";
import { redirectForm } from "./form";

/** The screens of redirects: in the list, where each leads and how often it was followed. */
export default {
  type: redirects,
  ...derivedCalls(redirects),
  form: redirectForm,
  list: {
    beside: () => <ImportLink to="/cms/redirects/import" />,
    below: () => <Intro />,
    useColumns: useRedirectColumns,
  },
};

function Intro() {
  return <p className="field-hint measure screen-only">{useWords(redirectScreenWords).intro}</p>;
}

function useRedirectColumns(): readonly RecordColumn<RedirectCard>[] {
  const words = useWords(redirectScreenWords);
  const lang = useLang();
  const visits = ({ hits, lastDay }: RedirectCard) =>
    lastDay === null ? words.noVisits : fill(words.visited, { count: hits, day: plainDay(lastDay, lang) });
  return [
    {
      label: words.leadsTo,
      className: "record-words",
      isLabelled: true,
      text: ({ to }) => to,
      cell: ({ to, end, fault }) => (
        <>
          <span lang="en">{to}</span>
          {end !== null && <p className="field-hint">{fill(words.endsAt, { address: end })}</p>}
          {fault && <p className="field-error">{words[fault]}</p>}
        </>
      ),
    },
    { label: words.visits, className: "record-method", isLabelled: true, text: visits, cell: visits },
  ];
}
