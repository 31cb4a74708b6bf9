import { Download, FileUp } from "lucide-react";
import { Link } from "react-router";
import { createClient } from "../../../core/api/client";
import { derivedCalls } from "../../../core/content/staff/content-screens";
import { downloadCsv } from "../../../core/csv/download-csv";
import { plainDay } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useSave } from "../../../core/staff/form/use-save";
import { type RedirectCard, redirectsContract } from "../contract";
import { redirects } from "../definition";
import { redirectScreenWords } from "../words";

const api = createClient(redirectsContract);
const derived = derivedCalls(redirects);

/** The screens of redirects: in the list, where each leads and how often it was followed. */
export default {
  type: redirects,
  ...derived,
  reads: { ...derived.reads, cards: api.cards },
  form: { rail: [] },
  list: {
    above: () => <Head />,
    note: (card: RedirectCard) => <RedirectNote card={card} />,
  },
};

/** A word on redirects, and the ways in and out by a file. */
function Head() {
  const words = useWords(redirectScreenWords);
  const { save, problem } = useSave();
  return (
    <>
      <p className="measure">{words.intro}</p>
      <div className="row-actions mt-4 mb-6">
        <Link to="/cms/redirects/import" className="button button-quiet">
          <FileUp aria-hidden="true" size={18} />
          {words.import}
        </Link>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => save(async () => downloadCsv(await api.export({})))}
        >
          <Download aria-hidden="true" size={18} />
          {words.export}
        </button>
      </div>
      <ProblemSummary problem={problem} labelOf={() => words.export} />
    </>
  );
}

function RedirectNote({ card: { to, end, fault, hits, lastDay } }: { card: RedirectCard }) {
  const words = useWords(redirectScreenWords);
  const lang = useLang();
  return (
    <>
      <p className="wrap-anywhere">
        {words.leadsTo} <span lang="en">{to}</span>
        {end !== null && ` (${fill(words.endsAt, { address: end })})`}
      </p>
      {fault && <p className="font-bold">{words[fault]}</p>}
      <p>
        {lastDay === null
          ? words.noVisits
          : fill(words.visits, { count: hits, day: plainDay(lastDay, lang) })}
      </p>
    </>
  );
}
