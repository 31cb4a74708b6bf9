import { FileOutput } from "lucide-react";
import { Fragment } from "react";
import { Link, useNavigate } from "react-router";
import { type BoardText, translationContract } from "../../../content/translation/contract";
import { StateMarks } from "../../../content/translation/staff/state-marks";
import { translationStates } from "../../../content/translation/staff/words";
import { STATES } from "../../../content/translation/states";
import { createClient } from "../../../platform/http/client";
import { fill } from "../../../platform/locale/fill";
import { LANGS } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { Loading, load } from "../../../ui/frame/loading";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { FilterChips } from "../../../ui/list/filter-chips";
import { FilterChoice } from "../../../ui/list/filter-choice";
import { FilterFold } from "../../../ui/list/filter-fold";
import { ListTable } from "../../../ui/list/list-table";
import { pageOrLast } from "../../../ui/list/load-list";
import { PagedTable } from "../../../ui/list/paged-list";
import { boardWords } from "../words";
import type { Route } from "./+types/board";

const api = createClient(translationContract);

/** The part of the board that an address asks for; "" for all. */
interface Wanted {
  state: (typeof STATES)[number] | "";
  lang: string;
  /** A type, or one thing of it: `news`, `pages/home`. */
  part: string;
}

const addressOf = (wanted: Wanted, page = 1) => `?${new URLSearchParams({ ...wanted, page: String(page) })}`;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const part = (search.get("part") ?? "").slice(0, 100);
  const [type, id] = part.split("/");
  const state = STATES.find((each) => each === search.get("state"));
  const lang = LANGS.find((each) => each === search.get("lang"));
  const query = { ...(state && { state }), ...(lang && { lang }), ...(type && { type }), ...(id && { id }) };
  const wanted: Wanted = { state: state ?? "", lang: lang ?? "", part };
  return load(async () => ({
    wanted,
    ...(await pageOrLast(search, "page", (page) => api.board({ ...query, page }))),
  }));
};

export const HydrateFallback = Loading;

/** All texts that visitors read, with their state in each language; each opens its form at the field. */
export default function Board({ loaderData: { wanted, page, list } }: Route.ComponentProps) {
  const staff = useStaffWords();
  const words = useWords(boardWords);
  const { entries, missing, stale, total, pages } = list;
  const label = fill(staff.page, { page, pages });
  return (
    <>
      <div className="screen-head">
        <div>
          <ScreenTitle title={words.title} />
        </div>
        <Link
          className="button button-quiet"
          to={`/cms/languages/translator?${new URLSearchParams({ lang: wanted.lang, part: wanted.part })}`}
        >
          <FileOutput aria-hidden="true" size={18} />
          {words.translator}
        </Link>
      </div>
      <p>{words.intro}</p>
      <p className="mb-4">{words.leads}</p>
      <FilterFold set={Object.values(wanted).filter((each) => each !== "").length}>
        <States wanted={wanted} />
        <Filters wanted={wanted} parts={list.parts} />
      </FilterFold>
      <p role="status" className="mb-2">
        {total === 0
          ? words.none
          : `${fill(words.found, { count: total })} · ${fill(words.lacks, { missing, stale })}`}
      </p>
      <PagedTable page={page} pages={pages} to={(number) => addressOf(wanted, number)} label={label}>
        {total > 0 && (
          <ListTable
            label={pages > 1 ? label : words.title}
            columns={[{ label: words.text }, { label: words.states }]}
          >
            {entries.map((text, at) => (
              <Fragment key={`${text.type} ${text.id} ${text.path}`}>
                {!isOfOne(text, entries[at - 1]) && <ThingRow text={text} />}
                <TextRow text={text} />
              </Fragment>
            ))}
          </ListTable>
        )}
      </PagedTable>
    </>
  );
}

/** A state as the name of a chip; elsewhere it stands within a line. */
const capital = (state: string) => state.charAt(0).toUpperCase() + state.slice(1);

/** Chooses the state that the board shows. */
function States({ wanted }: { wanted: Wanted }) {
  const words = useWords(boardWords);
  const names = useWords(translationStates);
  return (
    <FilterChips<(typeof STATES)[number] | "">
      label={words.show}
      chosen={wanted.state}
      options={[["", words.all], ...STATES.map((state) => [state, capital(names[state])] as const)]}
      to={(state) => addressOf({ ...wanted, state })}
    />
  );
}

interface FiltersProps {
  wanted: Wanted;
  parts: readonly { type: string; id?: string | undefined; name: string }[];
}

/** Chooses a language and a part of the site; each choice counts as soon as it is made. */
function Filters({ wanted, parts }: FiltersProps) {
  const words = useWords(boardWords);
  const staff = useStaffWords();
  const navigate = useNavigate();
  const choose = (some: Partial<Wanted>) => void navigate(addressOf({ ...wanted, ...some }));
  return (
    <fieldset className="list-filters">
      <legend className="visually-hidden">{words.filters}</legend>
      <FilterChoice
        label={words.language}
        chosen={wanted.lang}
        options={[["", words.anyLanguage], ...LANGS.map((lang) => [lang, staff[lang]] as const)]}
        onChoose={(lang) => choose({ lang })}
      />
      <FilterChoice
        label={words.part}
        chosen={wanted.part}
        options={[
          ["", words.anyPart],
          ...parts.map(({ type, id, name }) => [id === undefined ? type : `${type}/${id}`, name] as const),
        ]}
        onChoose={(part) => choose({ part })}
      />
    </fieldset>
  );
}

/** Tells whether two texts belong to one page or entry. */
const isOfOne = (text: BoardText, other: BoardText | undefined) =>
  other?.type === text.type && other.id === text.id;

/** What the texts below it belong to. Each of them says it too, for who reads by ear or goes from link to link. */
function ThingRow({ text: { title, kind } }: { text: BoardText }) {
  const words = useWords(boardWords);
  return (
    <tr className="entry-table-group">
      <td colSpan={2}>
        <Name text={title || words.untitled} />
        {kind !== title && <span className="field-hint"> {kind}</span>}
      </td>
    </tr>
  );
}

/** A text: its field, and its state in each language. */
function TextRow({ text: { title, label, url, eng, tra, sim } }: { text: BoardText }) {
  const words = useWords(boardWords);
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          <Link className="entry-table-link" to={url}>
            <span className="visually-hidden">
              <Name text={title || words.untitled} /> ·{" "}
            </span>
            {label}
          </Link>
        </div>
      </td>
      <td>
        <StateMarks states={{ eng, tra, sim }} />
      </td>
    </tr>
  );
}
