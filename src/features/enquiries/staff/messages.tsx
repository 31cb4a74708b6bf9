import { Link, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { LONGEST_ADDRESS } from "../../../core/mail/mail-address";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { EmptyList } from "../../../core/staff/list/empty-list";
import { ListSearch } from "../../../core/staff/list/list-search";
import { pageOrLast } from "../../../core/staff/list/load-list";
import { PagedList } from "../../../core/staff/list/paged-list";
import { enquiriesContract, MESSAGE_FILTERS } from "../contract";
import { enquiriesWords } from "../words";
import type { Route } from "./+types/messages";
import { ErasePerson } from "./erase-person";
import { ExportButton } from "./export-button";
import { MailNotice } from "./mail-notice";
import { MessageRow } from "./message-row";
import { isUnseen } from "./state-chip";
import { SuspectedNote } from "./suspected-note";
import { useMessageActions } from "./use-message-actions";

const api = createClient(enquiriesContract);

type Filter = (typeof MESSAGE_FILTERS)[number];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const show = MESSAGE_FILTERS.find((filter) => filter === query.get("show")) ?? "open";
  const q = (query.get("q") ?? "").slice(0, LONGEST_ADDRESS);
  return load(async () => ({
    show,
    q,
    ...(await pageOrLast(query, "page", (page) => api.list({ show, q, page }))),
  }));
};

export const HydrateFallback = Loading;

/** What visitors wrote: read, send again, mark as done, export, erase. */
export default function Messages({ loaderData: { show, q, page, list } }: Route.ComponentProps) {
  const staff = useStaffWords();
  const words = useWords(enquiriesWords);
  const { revalidate } = useRevalidator();
  const { problem, markDone, markSpam, notSpam } = useMessageActions(revalidate);
  const address = (part: { show: Filter; page?: number }) =>
    `?${new URLSearchParams({ show: part.show, ...(q && { q }), ...(part.page && { page: String(part.page) }) })}`;
  return (
    <>
      <ScreenTitle title={words.title} />
      <MailNotice inbox={list.inbox} waiting={list.waiting} />
      <nav className="toolbar" aria-label={words.show}>
        {MESSAGE_FILTERS.map((filter) => (
          <Link
            key={filter}
            className="button button-quiet aria-[current=page]:border-teal aria-[current=page]:bg-leaf"
            to={address({ show: filter })}
            aria-current={filter === show ? "page" : undefined}
          >
            {words[filter]}
            {filter === "suspected" && list.unseen > 0 && ` ${fill(staff.aside, { text: list.unseen })}`}
          </Link>
        ))}
      </nav>
      <ListSearch id="message-search" hint={words.searchHint} q={q} found={list.total}>
        <input type="hidden" name="show" value={show} />
      </ListSearch>
      <div className="toolbar">
        <ExportButton show={show} q={q} />
      </div>
      {show === "suspected" && <SuspectedNote unseen={list.messages.filter(isUnseen)} onSpam={markSpam} />}
      <ProblemSummary problem={problem} labelOf={() => words.message} />
      {list.messages.length === 0 && !q && <EmptyList text={words.none} />}
      <PagedList
        page={page}
        pages={list.pages}
        to={(number) => address({ show, page: number })}
        label={fill(staff.page, { page, pages: list.pages })}
      >
        {list.messages.map((message) => (
          <MessageRow
            key={message._id}
            message={message}
            onDone={() => markDone(message)}
            onNotSpam={() => notSpam(message)}
            onSpam={() => markSpam([message])}
          />
        ))}
      </PagedList>
      <ErasePerson retentionMonths={list.retentionMonths} onErased={revalidate} />
    </>
  );
}
