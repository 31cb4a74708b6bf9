import { FileOutput } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { createClient } from "../../../core/api/client";
import { StateMarks } from "../../../core/content/staff/translation/state-marks";
import { translationStates } from "../../../core/content/staff/translation/words";
import { type BoardText, translationContract } from "../../../core/content/translation/contract";
import { STATES } from "../../../core/content/translation/states";
import { fill } from "../../../core/locale/fill";
import { LANGS } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import { useStaffWords } from "../../../core/locale/words/staff";
import { Loading, load } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { FilterFold } from "../../../core/staff/list/filter-fold";
import { ListTable } from "../../../core/staff/list/list-table";
import { pageOrLast } from "../../../core/staff/list/load-list";
import { PagedTable } from "../../../core/staff/list/paged-list";
import { boardWords } from "../words";
import type { Route } from "./+types/board";

const api = createClient(translationContract);

/** The part of the board that an address asks for; "" for all. */
interface Wanted {
  state: string;
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
      <ScreenTitle title={words.title} />
      <p className="mb-4">{words.intro}</p>
      <p className="mb-4">
        <Link
          className="button button-quiet"
          to={`/cms/languages/translator?${new URLSearchParams({ lang: wanted.lang, part: wanted.part })}`}
        >
          <FileOutput aria-hidden="true" size={18} />
          {words.translator}
        </Link>
      </p>
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
            {entries.map((text) => (
              <TextRow key={`${text.type} ${text.id} ${text.path}`} text={text} />
            ))}
          </ListTable>
        )}
      </PagedTable>
    </>
  );
}

/** Chooses the state that the board shows. */
function States({ wanted }: { wanted: Wanted }) {
  const words = useWords(boardWords);
  const names = useWords(translationStates);
  return (
    <nav aria-label={words.show} className="my-4">
      <ul className="filter-chips">
        {["", ...STATES].map((state) => (
          <li key={state}>
            <Link
              className="filter-chip"
              to={addressOf({ ...wanted, state })}
              aria-current={state === wanted.state ? "true" : undefined}
            >
              {STATES.map((each) => (each === state ? names[each] : "")).join("") || words.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
    <fieldset className="list-filters list-choices">
      <legend className="visually-hidden">{words.filters}</legend>
      <label className="year-choice">
        <span>{words.language}</span>
        <select
          className="field"
          value={wanted.lang}
          onChange={(event) => choose({ lang: event.target.value })}
        >
          <option value="">{words.anyLanguage}</option>
          {LANGS.map((lang) => (
            <option key={lang} value={lang}>
              {staff[lang]}
            </option>
          ))}
        </select>
      </label>
      <label className="year-choice">
        <span>{words.part}</span>
        <select
          className="field"
          value={wanted.part}
          onChange={(event) => choose({ part: event.target.value })}
        >
          <option value="">{words.anyPart}</option>
          {parts.map(({ type, id, name }) => (
            <option key={`${type}/${id}`} value={id === undefined ? type : `${type}/${id}`}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

/** A text: its field and what it belongs to. */
function TextRow({ text: { title, label, kind, url, eng, tra, sim } }: { text: BoardText }) {
  const words = useWords(boardWords);
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          <Link className="entry-table-link" to={url}>
            <Name text={title || words.untitled} /> · {label}
          </Link>
          {kind !== title && <p className="field-hint">{kind}</p>}
        </div>
      </td>
      <td>
        <StateMarks states={{ eng, tra, sim }} />
      </td>
    </tr>
  );
}
