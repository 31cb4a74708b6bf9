import { Check, Send, ShieldX, Undo2 } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { createClient } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { Loading, load } from "../../../ui/frame/screen";
import { EmptyList, loadRecords, RecordList } from "../../../ui/list/record-list";
import { SetupNote } from "../../../ui/list/setup-note";
import { enquiriesContract, MESSAGE_FILTERS, messageList } from "../contract";
import { enquiriesWords } from "../words";
import type { Route } from "./+types/messages";
import {
  ErasePerson,
  isUnseen,
  ListedState,
  Preview,
  RowActions,
  useMessageActions,
  Writer,
} from "./message-row";

const api = createClient(enquiriesContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(() => loadRecords(messageList, request, (asked) => api.list(asked)));

export const HydrateFallback = Loading;

/** The messages of visitors: read, send again, mark as done, export, erase. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const staff = useStaffWords();
  const words = useWords(enquiriesWords);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { problem, setDone, markDone, markSpam, notSpam } = useMessageActions(revalidate);
  const { query, list } = loaderData;
  const unseen = list.unseen > 0 ? ` ${fill(staff.aside, { text: list.unseen })}` : "";
  return (
    <>
      <RecordList
        title={words.title}
        list={messageList}
        loaded={loaderData}
        rows={list.messages}
        idOf={({ _id }) => _id}
        nameOf={({ name }) => name}
        first={{
          label: words.writer,
          sort: ["name", "words"],
          to: ({ _id }) => `/cms/message?message_id=${_id}`,
          name: (message) => <Writer message={message} />,
          about: (message) => <Preview message={message} />,
        }}
        columns={[
          {
            label: words.state,
            sort: ["state", "states"],
            cell: (message) => <ListedState message={message} />,
          },
          {
            label: words.received,
            className: "entry-table-date",
            sort: ["date", "moments"],
            cell: ({ receivedAt }) => <time dateTime={receivedAt}>{staffTime(receivedAt, lang)}</time>,
          },
        ]}
        ownSort="-date"
        search={words.searchHint}
        parts={{
          name: "show",
          label: words.show,
          options: MESSAGE_FILTERS.map((show) => [show, words[show] + (show === "suspected" ? unseen : "")]),
        }}
        empty={<EmptyList text={words.none} />}
        actions={{
          label: words.actions,
          of: (message) => <RowActions message={message} {...{ markDone, markSpam, notSpam }} />,
        }}
        selection={[
          {
            label: words.markDone,
            icon: Check,
            fits: ({ state, done }) => state !== "suspected" && !done,
            act: (message) => setDone(message, true),
            done: words.severalDone,
          },
          {
            label: words.markOpen,
            icon: Undo2,
            fits: ({ state, done }) => state !== "suspected" && done,
            act: (message) => setDone(message, false),
            done: words.severalOpen,
          },
          {
            label: words.spam,
            icon: ShieldX,
            fits: (message) => message.state === "suspected" && isUnseen(message),
            act: (message) => setDone(message, true),
            done: words.severalSpam,
          },
        ]}
        exportCsv={() => api.export(query)}
        fetchPage={async (page) => (await api.list({ ...query, page })).messages}
        remark={!list.inbox && <NoMail waiting={list.waiting} />}
        notices={
          <>
            {query.show === "suspected" && <p className="field-hint">{words.suspectedNote}</p>}
            <ProblemSummary problem={problem} labelOf={() => words.message} />
          </>
        }
      />
      {list.inbox && <TestMail inbox={list.inbox} waiting={list.waiting} />}
      <ErasePerson retentionMonths={list.retentionMonths} onErased={revalidate} />
    </>
  );
}

/** The note that messages are e-mailed to nobody. */
function NoMail({ waiting }: { waiting: number }) {
  const words = useWords(enquiriesWords);
  return (
    <SetupNote title={words.notSetShort}>
      <b>{fill(words.notSet, { count: waiting })}</b> {words.notSetHow}
    </SetupNote>
  );
}

/** The address that messages are e-mailed to, with a test e-mail that shows the mail server's reply. */
function TestMail({ inbox, waiting }: { inbox: readonly string[]; waiting: number }) {
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
    <div className="toolbar items-center screen-only">
      <p className="field-hint">{fill(words.goesTo, { inbox: inbox.join(", "), count: waiting })}</p>
      <button type="button" className="button button-quiet" aria-disabled={saving} onClick={test}>
        <Send aria-hidden="true" size={18} />
        {saving ? words.testing : words.testMail}
      </button>
      <p role="status" className={result ? "w-full font-bold" : ""}>
        {result && fill(result.sent ? words.testSent : words.testFailed, { words: result.words })}
      </p>
      <ProblemSummary problem={problem} labelOf={() => words.testMail} />
    </div>
  );
}
