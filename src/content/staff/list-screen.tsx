import { useRevalidator } from "react-router";
import { fill } from "../../platform/locale/fill";
import { useLang, useWords } from "../../platform/locale/lang-context";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ProblemSummary } from "../../ui/form/problem-summary";
import { usePermissions } from "../../ui/frame/permissions";
import { ListSearch } from "../../ui/list/list-search";
import { PagedTable } from "../../ui/list/paged-list";
import { sortStateOf } from "../../ui/list/sorting";
import type { OpenedDraft } from "../autosave/staff/opened-draft";
import type { ContentList } from "../definition";
import type { CardsAnswer, ListScreens } from "./content-screens";
import { EntryTable, type ListSorting, useEntryDeletion } from "./entry-table";
import { AddAbove } from "./list-entry-screens";
import { ListFilters } from "./list-filters";
import { ListHead, NoEntries } from "./list-head";
import { type ListQuery, listQueryAddress } from "./list-query";
import { contentWords } from "./words";

interface ListScreenProps {
  screens: ListScreens;
  query: ListQuery;
  page: number;
  list: CardsAnswer;
  /** The drafts of the form of one more, where that stands above the list. */
  opened?: OpenedDraft | undefined;
  /** The one of them that the address names. */
  draft?: string | null;
}

/** All entries of a list: found, opened, deleted and brought back; and one more. */
export function ListScreen({ screens, query, page, list, opened, draft }: ListScreenProps) {
  const { type, list: slots } = screens;
  const adding = usePermissions().mayChange ? opened : undefined;
  const lang = useLang();
  const staff = useStaffWords();
  const words = useWords(contentWords);
  const own = type.words[lang];
  const { revalidate } = useRevalidator();
  const deletion = useEntryDeletion(screens, screens.useListChanges());
  const sorting = useSorting(type, query);
  const narrowed = [query.year, query.facet, query.needs].some((each) => each !== undefined);
  const empty = list.items.length === 0 && query.q === "" && !narrowed;
  const label = fill(staff.page, { page, pages: list.pages });
  return (
    <>
      <ListHead screens={screens} empty={empty} adding={adding !== undefined} />
      {slots?.above?.(list)}
      {adding && <AddAbove key={draft} screens={screens} opened={adding} />}
      {!empty && (
        <div className="list-tools">
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
            {query.needs && <input type="hidden" name="needs" value={query.needs} />}
            {query.sort && <input type="hidden" name="sort" value={query.sort} />}
          </ListSearch>
          <ListFilters type={type} query={query} />
        </div>
      )}
      <ProblemSummary problem={deletion.problem} labelOf={() => own.list} />
      {empty ? (
        !adding && <NoEntries screens={screens} />
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
