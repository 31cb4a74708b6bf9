import { Link, useNavigate, useRevalidator } from "react-router";
import { fill } from "../../locale/fill";
import { useLang, useWords } from "../../locale/lang-context";
import { useStaffWords } from "../../locale/words/staff";
import { ProblemSummary } from "../../staff/form/problem-summary";
import { FilterFold } from "../../staff/list/filter-fold";
import { ListSearch } from "../../staff/list/list-search";
import { PagedTable } from "../../staff/list/paged-list";
import { sortStateOf } from "../../staff/list/sorting";
import { facetName } from "../card";
import type { ContentList } from "../definition";
import type { ChoicesField } from "../kinds/choice";
import type { DateField } from "../kinds/number";
import { wordsOfField } from "../type-words";
import type { CardsAnswer, ListScreens } from "./content-screens";
import { EntryTable, type ListSorting, useEntryDeletion } from "./entry-table";
import type { AddAbove } from "./list-entry-form";
import { ListHead, NoEntries } from "./list-head";
import { type ListQuery, listQueryAddress } from "./list-query";
import { contentWords } from "./words";

interface ListScreenProps {
  screens: ListScreens;
  query: ListQuery;
  page: number;
  list: CardsAnswer;
  /** The form of one more, where it stands above the list. */
  addAbove: typeof AddAbove | undefined;
}

/** All entries of a list: found, opened, deleted and brought back; and one more. */
export function ListScreen({ screens, query, page, list, addAbove: Above }: ListScreenProps) {
  const { type, list: slots } = screens;
  const lang = useLang();
  const staff = useStaffWords();
  const words = useWords(contentWords);
  const own = type.words[lang];
  const { revalidate } = useRevalidator();
  const deletion = useEntryDeletion(screens, screens.useListChanges());
  const sorting = useSorting(type, query);
  const narrowed = query.year !== undefined || query.facet !== undefined;
  const empty = list.items.length === 0 && query.q === "" && !narrowed;
  const label = fill(staff.page, { page, pages: list.pages });
  return (
    <>
      <ListHead screens={screens} empty={empty} adding={Above !== undefined} />
      {slots?.above?.(list)}
      {Above && <Above screens={screens} />}
      {!empty && (
        <>
          <ListFilters type={type} query={query} />
          <ListSearch
            id={`${type.name}-search`}
            hint={words.searched}
            q={query.q}
            narrowed={narrowed}
            found={list.total}
            foundText={list.more ? fill(words.moreFound, { count: list.total }) : undefined}
          >
            {query.facet && <input type="hidden" name="part" value={query.facet} />}
            {query.year && <input type="hidden" name="year" value={query.year} />}
            {query.sort && <input type="hidden" name="sort" value={query.sort} />}
          </ListSearch>
        </>
      )}
      <ProblemSummary problem={deletion.problem} labelOf={() => own.list} />
      {empty ? (
        !Above && <NoEntries screens={screens} />
      ) : (
        <PagedTable
          page={page}
          pages={list.pages}
          to={(number) => listQueryAddress(query, number)}
          label={label}
        >
          <EntryTable
            screens={screens}
            list={list}
            sorting={sorting}
            label={list.pages > 1 ? label : own.list}
            onDelete={deletion.remove}
            refresh={() => revalidate()}
          />
        </PagedTable>
      )}
    </>
  );
}

/** By what a list can be sorted, and how it is: one by date stands latest first unless somebody sorts it. */
function useSorting(type: ContentList, query: ListQuery): ListSorting {
  const lang = useLang();
  const words = useWords(contentWords);
  const own = typeof type.order === "object" ? "-date" : undefined;
  const className = "entry-table-date";
  const dated = { label: words.date, className, up: "date", down: "-date", of: "moments" } as const;
  return {
    columns: [
      { label: type.words[lang].title ?? words.title, up: "title", down: "-title", of: "words" },
      ...(own ? [dated] : []),
      {
        label: words.changed,
        className: `${className} entry-table-changed`,
        up: "changed",
        down: "-changed",
        of: "moments",
      },
    ],
    state: sortStateOf(query.sort, own, (sort) => listQueryAddress({ ...query, sort })),
  };
}

interface ListFiltersProps {
  type: ContentList;
  query: ListQuery;
}

/** The filters of a list: chips for its flags and choices, which count at once, and a year. */
function ListFilters({ type, query }: ListFiltersProps) {
  const parts = useParts(type);
  const { order, shared } = type;
  const dated = typeof order === "object" ? (shared[order.latest] as DateField | undefined) : undefined;
  if (parts.length === 0 && !dated) return null;
  return (
    <FilterFold set={[query.facet, query.year].filter((each) => each !== undefined).length}>
      <div className="list-filters">
        {parts.length > 0 && <PartChips parts={parts} query={query} />}
        {dated && <YearChoice field={dated} query={query} />}
      </div>
    </FilterFold>
  );
}

interface Part {
  facet: string;
  label: string;
}

/** The parts of the list by their names: each flag, and each of the options of a choice. */
function useParts({ shared, words }: ContentList): Part[] {
  const own = words[useLang()].fields;
  return Object.entries(shared).flatMap(([name, field]) => {
    const { label, options = {}, short } = wordsOfField(own[name], name);
    if (field.kind === "flag") return [{ facet: facetName(name), label: short ?? label }];
    if (field.kind !== "choices" && field.kind !== "choice") return [];
    return (field as ChoicesField<string>).options.map((option) => ({
      facet: facetName(name, option),
      label: options[option] ?? option,
    }));
  });
}

function PartChips({ parts, query }: { parts: readonly Part[]; query: ListQuery }) {
  const words = useWords(contentWords);
  const { facet, ...rest } = query;
  const all = { facet: undefined, label: words.allOfThem };
  return (
    <ul className="filter-chips">
      {[all, ...parts].map((part) => (
        <li key={part.facet ?? ""}>
          <Link
            className="filter-chip"
            to={listQueryAddress({ ...rest, facet: part.facet })}
            aria-current={part.facet === facet ? "true" : undefined}
          >
            {part.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A choice of year, which counts as soon as it is made. */
function YearChoice({ field, query }: { field: DateField; query: ListQuery }) {
  const words = useWords(contentWords);
  const navigate = useNavigate();
  const { from, to } = field.years();
  const years = Array.from({ length: to - from + 1 }, (_, ago) => to - ago);
  const choose = (chosen: string) =>
    void navigate(listQueryAddress({ ...query, year: chosen === "" ? undefined : Number(chosen) }));
  return (
    <label className="year-choice">
      <span>{words.year}</span>
      <select className="field" value={query.year ?? ""} onChange={(event) => choose(event.target.value)}>
        <option value="">{words.anyYear}</option>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </label>
  );
}
