import { derivedCalls } from "../../../content/staff/content-screens";
import { createClient } from "../../../platform/http/client";
import { plainDay } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { CsvHead } from "../../../ui/csv/csv-head";
import { redirectsContract } from "../contract";
import { type RedirectCard, redirects } from "../definition";
import { redirectScreenWords } from "../words";
import { redirectForm } from "./form";

const api = createClient(redirectsContract);

/** The screens of redirects: in the list, where each leads and how often it was followed. */
export default {
  type: redirects,
  ...derivedCalls(redirects),
  form: redirectForm,
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
