import { FileOutput } from "lucide-react";
import { Link } from "react-router";
import * as z from "zod";
import { type BoardText, translationContract } from "../../../content/translation/contract";
import { StateChip } from "../../../content/translation/staff/translation-status";
import { translationStates } from "../../../content/translation/staff/words";
import { STATES } from "../../../content/translation/states";
import { createClient } from "../../../platform/http/client";
import { openChoice, recordList, searchedWords } from "../../../platform/list/record-list";
import { fill, LANGS, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { Loading, load } from "../../../ui/frame/screen";
import { loadRecords, RecordList } from "../../../ui/list/record-list";
import { boardWords } from "../words";
import type { Route } from "./+types/board";

const api = createClient(translationContract);

const boardList = recordList({
  state: openChoice(z.enum(STATES)),
  lang: openChoice(z.enum(LANGS)),
  /** A type, or one record of it: `news`, `pages/home`. */
  part: z.string().max(100).default(""),
  q: searchedWords(100),
});
type Wanted = z.output<typeof boardList.query>;

function readBoard({ part, ...asked }: Wanted & { page: number }) {
  const [type, id] = part.split("/");
  return api.board({ ...asked, ...(type && { type }), ...(id && { id }) });
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(() => loadRecords(boardList, request, readBoard));

export const HydrateFallback = Loading;

/** All texts that visitors read, with their state in each language; each opens its form at the field. */
export default function Board({ loaderData }: Route.ComponentProps) {
  const { query, list } = loaderData;
  const words = useWords(boardWords);
  const staff = useStaffWords();
  const names = useWords(translationStates);
  const { missing, stale, total } = list;
  const { lang = "", part } = query;
  return (
    <RecordList<typeof query, BoardText>
      title={words.title}
      list={boardList}
      loaded={loaderData}
      rows={list.entries}
      idOf={({ type, id, path }) => `${type} ${id} ${path}`}
      nameOf={({ title, label }) => `${title || words.untitled} · ${label}`}
      groupOf={(text) => [`${text.type} ${text.id}`, <Thing key="thing" text={text} />]}
      first={{
        label: words.text,
        to: ({ url }) => url,
        // Each says what it belongs to, for who reads by ear or goes from link to link.
        name: ({ title, label }) => (
          <>
            <span className="visually-hidden">
              <Name text={title || words.untitled} /> ·{" "}
            </span>
            {label}
          </>
        ),
      }}
      columns={LANGS.map((each) => ({
        label: staff[each],
        isLabelled: true,
        text: (text) => names[text[each]],
        cell: (text) => <StateChip state={text[each]} />,
      }))}
      search={words.searched}
      parts={{
        name: "state",
        label: words.show,
        options: [["", words.all], ...STATES.map((state) => [state, capital(names[state])] as const)],
      }}
      filters={[
        {
          name: "lang",
          label: words.language,
          options: [["", words.anyLanguage], ...LANGS.map((each) => [each, staff[each]] as const)],
        },
        {
          name: "part",
          label: words.part,
          options: [
            ["", words.anyPart],
            ...list.parts.map(
              ({ type, id, name }) => [id === undefined ? type : `${type}/${id}`, name] as const,
            ),
          ],
        },
      ]}
      found={`${fill(words.found, { count: total })} · ${fill(words.lacks, { missing, stale })}`}
      none={words.none}
      empty={<p>{words.none}</p>}
      fetchPage={async (page) => (await readBoard({ ...query, page })).entries}
      beside={
        <Link
          className="button button-quiet"
          to={`/cms/languages/translator?${new URLSearchParams({ lang, part })}`}
        >
          <FileOutput aria-hidden="true" size={18} />
          {words.translator}
        </Link>
      }
      below={
        <p className="field-hint measure screen-only">
          {words.intro} {words.leads}
        </p>
      }
    />
  );
}

/** A state as the name of a part; elsewhere it is within a line. */
const capital = (state: string) => state.charAt(0).toUpperCase() + state.slice(1);

/** What the texts below it belong to. */
function Thing({ text: { title, kind } }: { text: BoardText }) {
  const words = useWords(boardWords);
  return (
    <>
      <Name text={title || words.untitled} />
      {kind !== title && <span className="field-hint"> {kind}</span>}
    </>
  );
}
