import { createClient } from "../../../core/api/client";
import { derivedCalls } from "../../../core/content/staff/content-screens";
import { CsvHead } from "../../../core/csv/csv-head";
import { plainDay } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang, useWords } from "../../../core/locale/lang-context";
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
  lateForm: () => import("./form"),
  list: {
    above: () => <Head />,
    note: (card: RedirectCard) => <RedirectNote card={card} />,
  },
};

/** A word on redirects, and the ways in and out by a file. */
function Head() {
  const words = useWords(redirectScreenWords);
  return <CsvHead words={words} importAt="/cms/redirects/import" read={() => api.export({})} />;
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
