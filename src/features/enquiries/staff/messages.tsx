import { Download, MailWarning, Send, ShieldX } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { downloadCsv } from "../../../platform/csv/text-file";
import { createClient } from "../../../platform/http/client";
import { fill } from "../../../platform/locale/fill";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { LONGEST_ADDRESS } from "../../../platform/mail/mail-address";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { Loading, load } from "../../../ui/frame/loading";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { EmptyList } from "../../../ui/list/empty-list";
import { FilterChips } from "../../../ui/list/filter-chips";
import { ListSearch } from "../../../ui/list/list-search";
import { pageOrLast, sortIn } from "../../../ui/list/load-list";
import { PagedTable } from "../../../ui/list/paged-list";
import { sortStateOf } from "../../../ui/list/sorting";
import {
  enquiriesContract,
  MESSAGE_FILTERS,
  MESSAGE_SORTS,
  type Message,
  type MessageSort,
} from "../contract";
import { enquiriesWords } from "../words";
import type { Route } from "./+types/messages";
import { ErasePerson } from "./erase-person";
import { useMessageActions } from "./message-actions";
import { isUnseen, MessageTable } from "./message-table";

const api = createClient(enquiriesContract);

interface Query {
  show: (typeof MESSAGE_FILTERS)[number];
  q: string;
  sort: MessageSort | undefined;
}

const addressOf = ({ show, q, sort }: Query, page = 1) =>
  `?${new URLSearchParams({ show, ...(q && { q }), ...(sort && { sort }), ...(page > 1 && { page: String(page) }) })}`;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const query: Query = {
    show: MESSAGE_FILTERS.find((filter) => filter === search.get("show")) ?? "open",
    q: (search.get("q") ?? "").slice(0, LONGEST_ADDRESS),
    sort: sortIn(search, MESSAGE_SORTS),
  };
  return load(async () => ({
    query,
    ...(await pageOrLast(search, "page", (page) => api.list({ ...query, page }))),
  }));
};

export const HydrateFallback = Loading;

/** The messages of visitors: read, send again, mark as done, export, erase. */
export default function Messages({ loaderData: { query, page, list } }: Route.ComponentProps) {
  const staff = useStaffWords();
  const words = useWords(enquiriesWords);
  const { revalidate } = useRevalidator();
  const { problem, markDone, markSpam, notSpam } = useMessageActions(revalidate);
  const { show, q, sort } = query;
  const label = fill(staff.page, { page, pages: list.pages });
  const unseen = list.unseen > 0 ? ` ${fill(staff.aside, { text: list.unseen })}` : "";
  const suspected = words.suspected + unseen;
  return (
    <>
      <ScreenTitle title={words.title} />
      <MailNotice inbox={list.inbox} waiting={list.waiting} />
      <FilterChips
        label={words.show}
        chosen={show}
        options={MESSAGE_FILTERS.map(
          (filter) => [filter, filter === "suspected" ? suspected : words[filter]] as const,
        )}
        to={(filter) => addressOf({ ...query, show: filter })}
      />
      <ListSearch id="message-search" hint={words.searchHint} q={q} found={list.total}>
        <input type="hidden" name="show" value={show} />
        {sort && <input type="hidden" name="sort" value={sort} />}
      </ListSearch>
      {show === "suspected" && <SuspectedNote unseen={list.messages.filter(isUnseen)} onSpam={markSpam} />}
      <ProblemSummary problem={problem} labelOf={() => words.message} />
      {list.messages.length === 0 && !q && <EmptyList text={words.none} />}
      {list.messages.length > 0 && (
        <PagedTable page={page} pages={list.pages} to={(number) => addressOf(query, number)} label={label}>
          <MessageTable
            messages={list.messages}
            sorting={sortStateOf(sort, "-date", (each) => addressOf({ ...query, sort: each }))}
            label={list.pages > 1 ? label : words.title}
            onDone={markDone}
            onNotSpam={notSpam}
            onSpam={(message) => markSpam([message])}
          />
        </PagedTable>
      )}
      <div className="toolbar">
        <ExportButton query={query} />
        {list.inbox && <TestMail />}
      </div>
      <ErasePerson retentionMonths={list.retentionMonths} onErased={revalidate} />
    </>
  );
}

interface MailNoticeProps {
  /** Where messages are e-mailed to; null while there is no mail server. */
  inbox: readonly string[] | null;
  /** E-mails that are yet to be sent. */
  waiting: number;
}

/** The note on whether and where messages are e-mailed. */
function MailNotice({ inbox, waiting }: MailNoticeProps) {
  const words = useWords(enquiriesWords);
  if (inbox) {
    return (
      <p className="field-hint mb-4">{fill(words.goesTo, { inbox: inbox.join(", "), count: waiting })}</p>
    );
  }
  return (
    <div className="mb-4 flex gap-3 rounded-xl border-2 border-kapok p-4" role="status">
      <MailWarning aria-hidden="true" size={24} className="flex-none" />
      <div>
        <p className="font-bold">{fill(words.notSet, { count: waiting })}</p>
        <p>{words.notSetHow}</p>
      </div>
    </div>
  );
}

/** Sends a test e-mail and says what the mail server said. */
function TestMail() {
  const words = useWords(enquiriesWords);
  const { save, saving, problem } = useSave();
  const [result, setResult] = useState<{ sent: boolean; words: string } | null>(null);
  const test = () => {
    void save(async () => {
      setResult(null);
      setResult(await api.testMail({}));
    });
  };
  return (
    <>
      <button type="button" className="button button-quiet" aria-disabled={saving} onClick={test}>
        <Send aria-hidden="true" size={18} />
        {saving ? words.testing : words.testMail}
      </button>
      <p role="status" className={result ? "w-full font-bold" : ""}>
        {result && fill(result.sent ? words.testSent : words.testFailed, { words: result.words })}
      </p>
      <ProblemSummary problem={problem} labelOf={() => words.testMail} />
    </>
  );
}

interface SuspectedNoteProps {
  /** Those shown that nobody has seen. */
  unseen: readonly Message[];
  onSpam: (messages: readonly Message[]) => void;
}

/** The note on what becomes of suspected messages, and a button for when somebody has looked through those shown. */
function SuspectedNote({ unseen, onSpam }: SuspectedNoteProps) {
  const words = useWords(enquiriesWords);
  return (
    <>
      <p className="field-hint">{words.suspectedNote}</p>
      {unseen.length > 1 && (
        <p className="toolbar">
          <button type="button" className="button button-quiet" onClick={() => onSpam(unseen)}>
            <ShieldX aria-hidden="true" size={18} />
            {words.spamAll}
          </button>
        </p>
      )}
    </>
  );
}

/** Downloads the messages that the list is about, all pages of it, for a spreadsheet. */
function ExportButton({ query }: { query: Query }) {
  const words = useWords(enquiriesWords);
  const { save, problem } = useSave();
  const download = () =>
    save(async () => {
      downloadCsv(await api.export(query));
    });
  return (
    <>
      <button type="button" className="button button-quiet" onClick={download}>
        <Download aria-hidden="true" size={18} />
        {words.export}
      </button>
      <ProblemSummary problem={problem} labelOf={() => words.export} />
    </>
  );
}
