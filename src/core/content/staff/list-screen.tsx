import { useRevalidator } from "react-router";
import { fill } from "../../locale/fill";
import { useLang } from "../../locale/lang-context";
import { useWords } from "../../locale/use-words";
import { useStaffWords } from "../../locale/words/staff";
import { ProblemSummary } from "../../staff/form/problem-summary";
import { ListSearch } from "../../staff/list/list-search";
import { StaffPagination } from "../../staff/list/staff-pagination";
import type { CardsAnswer, ListScreens } from "./content-screens";
import { EntryTable } from "./entry-table";
import { ListFilters } from "./list-filters";
import { ListHead, NoEntries } from "./list-head";
import { type ListQuery, listQueryAddress } from "./list-query";
import { useEntryDeletion } from "./use-entry-deletion";
import { usePageTurn } from "./use-page-turn";
import { contentWords } from "./words";

interface ListScreenProps {
  screens: ListScreens;
  query: ListQuery;
  page: number;
  list: CardsAnswer;
}

/** All entries of a list: found, opened, deleted and brought back; and one more. */
export function ListScreen({ screens, query, page, list }: ListScreenProps) {
  const { type, list: slots } = screens;
  const lang = useLang();
  const staff = useStaffWords();
  const words = useWords(contentWords);
  const own = type.words[lang];
  const { revalidate } = useRevalidator();
  const deletion = useEntryDeletion(screens, screens.useListChanges());
  const turn = usePageTurn(page);
  const narrowed = query.year !== undefined || query.facet !== undefined;
  const empty = list.items.length === 0 && query.q === "" && !narrowed;
  const label = fill(staff.page, { page, pages: list.pages });
  return (
    <>
      <ListHead screens={screens} empty={empty} />
      {slots?.above?.(list)}
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
          </ListSearch>
        </>
      )}
      <ProblemSummary problem={deletion.problem} labelOf={() => own.list} />
      {empty ? (
        <NoEntries screens={screens} />
      ) : (
        <>
          <div ref={turn.list} tabIndex={-1}>
            <EntryTable
              screens={screens}
              list={list}
              label={list.pages > 1 ? label : own.list}
              onDelete={deletion.remove}
              refresh={() => revalidate()}
            />
          </div>
          <StaffPagination
            page={page}
            pages={list.pages}
            to={(number) => listQueryAddress(query, number)}
            label={label}
            onTurn={turn.onTurn}
          />
        </>
      )}
    </>
  );
}
