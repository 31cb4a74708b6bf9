import { Plus } from "lucide-react";
import { Link, useRevalidator } from "react-router";
import { withColon } from "../../platform/locale/format";
import { fill, LANGS, useLang, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ProblemSummary } from "../../ui/form/form";
import { usePermissions } from "../../ui/frame/screen";
import { typedName } from "../../ui/list/action-label";
import { EmptyList, type Filter, RecordList } from "../../ui/list/record-list";
import type { OpenedDraft } from "../autosave/staff/opened-draft";
import { facetName } from "../card";
import type { ContentList } from "../definition";
import { wordsOfField } from "../field";
import type { DateField } from "../kinds/number";
import type { ListedEntry } from "../listed-entry";
import { translationStates } from "../translation/staff/words";
import { type CardsAnswer, type ListScreens, useNoActions } from "./content-screens";
import { useEntryActions } from "./entry-actions";
import { EntryMenu, hasTexts, useEntryColumns, useEntryDeletion } from "./entry-columns";
import { AddAbove } from "./list-entry-screens";
import { cardsQueryOf, entryList, type ListQuery } from "./list-query";
import { contentWords } from "./words";

interface ListScreenProps {
  screens: ListScreens;
  query: ListQuery;
  page: number;
  list: CardsAnswer;
  /** The drafts of the form for a new entry, where that is above the list. */
  opened?: OpenedDraft | undefined;
  /** The one of them that the address names. */
  draft?: string | null;
}

/** All entries of a list: search, open, delete and restore; and add. */
export function ListScreen({ screens, query, page, list, opened, draft }: ListScreenProps) {
  const { type, list: slots } = screens;
  const adding = usePermissions().mayChange ? opened : undefined;
  const lang = useLang();
  const words = useWords(contentWords);
  const own = type.words[lang];
  const { revalidate } = useRevalidator();
  const deletion = useEntryDeletion(screens, screens.useListChanges());
  const useActions = slots?.useActions ?? useNoActions;
  const actions = useActions(revalidate);
  const several = useEntryActions<ListedEntry>(({ _id, waiting }) => ({ type: type.name, id: _id, waiting }));
  const isTakenDown = hasTexts(type) && !type.isForStaff;
  return (
    <RecordList<ListQuery, ListedEntry>
      title={own.list}
      documentTitle={adding && own.add}
      remark={slots?.remark?.[lang]}
      list={entryList}
      loaded={{ query, page, list }}
      rows={list.items}
      idOf={({ _id }) => _id}
      nameOf={({ title }) => typedName(title, lang, own.untitled)}
      {...useEntryColumns(screens, list)}
      ownSort={typeof type.order === "object" ? "-date" : null}
      search={words.searched}
      filters={useListFilters(type)}
      {...(list.more && { found: fill(words.moreFound, { count: list.total }) })}
      empty={!adding && <NoEntries screens={screens} />}
      actions={{
        label: words.more,
        of: (card) => (
          <>
            {actions.beside && <span className="entry-table-beside">{actions.beside(card)}</span>}
            <EntryMenu type={type} card={card} onDelete={() => deletion.remove(card)}>
              {actions.of(card)}
            </EntryMenu>
          </>
        ),
      }}
      selection={several && [...several.publish, ...(isTakenDown ? [several.takeDown] : []), several.trash]}
      fetchPage={async (number) =>
        (await screens.reads.cards({ ...cardsQueryOf(query), page: number, lang })).items
      }
      beside={
        <>
          {slots?.beside?.()}
          {adding ? <CancelLink screens={screens} /> : list.total > 0 && <AddLink screens={screens} />}
        </>
      }
      notices={
        <>
          {adding && <AddAbove key={draft} screens={screens} opened={adding} />}
          <ProblemSummary problem={deletion.problem ?? actions.problem} labelOf={() => own.list} />
        </>
      }
      below={slots?.below?.()}
    />
  );
}

interface ListHeadProps {
  screens: Pick<ListScreens, "type" | "addresses" | "list">;
}

/** The link that adds an entry. */
export function AddLink({ screens: { type, addresses } }: ListHeadProps) {
  const { mayChange } = usePermissions();
  const lang = useLang();
  if (!mayChange) return null;
  return (
    <Link to={addresses.add} className="button button-main">
      <Plus aria-hidden="true" size={20} />
      {type.words[lang].add}
    </Link>
  );
}

/** Closes the form above the list. */
function CancelLink({ screens: { addresses } }: ListHeadProps) {
  return (
    <Link to={addresses.list} className="button button-quiet">
      {useStaffWords().cancel}
    </Link>
  );
}

/** The text in place of an empty list: what an entry is for, and the link that adds the first. */
export function NoEntries({ screens }: ListHeadProps) {
  return (
    <EmptyList text={screens.type.words[useLang()].none}>
      <AddLink screens={screens} />
    </EmptyList>
  );
}

type ListFilter = Filter<ListQuery>;

/** Whether translations of the entries are tracked: those that visitors read. */
export const isTracked = (type: ContentList): boolean => hasTexts(type) && !type.isForStaff;

/** The filters of a list: its flags and choices, a year, and what a language needs. */
function useListFilters(type: ContentList): readonly ListFilter[] {
  const part = usePartFilter(type);
  const year = useYearFilter(type);
  const needs = useNeedsFilter();
  return [...part, ...year, ...(isTracked(type) ? [needs] : [])];
}

/** Narrows a list to a flag, or to one of the options of a choice. */
function usePartFilter({ shared, words: { [useLang()]: own } }: ContentList): ListFilter[] {
  const words = useWords(contentWords);
  const parts = Object.entries(shared).flatMap(([name, field]) => {
    const { label, options = {}, short = label } = wordsOfField(own.fields[name], name);
    return (field.facets?.options ?? []).map(
      (option) => [facetName(name, option), option === "" ? short : (options[option] ?? option)] as const,
    );
  });
  if (parts.length === 0) return [];
  return [{ name: "part", label: words.show, options: [["", words.allOfThem], ...parts] }];
}

/** Narrows a list by date to a year. */
function useYearFilter({ order, shared }: ContentList): ListFilter[] {
  const words = useWords(contentWords);
  const field = typeof order === "object" ? (shared[order.latest] as DateField | undefined) : undefined;
  if (!field) return [];
  const { from, to } = field.years();
  const years = Array.from({ length: to - from + 1 }, (_, ago) => String(to - ago));
  const options = years.map((year) => [year, year] as const);
  return [{ name: "year", label: words.year, options: [["", words.anyYear], ...options] }];
}

/** Narrows a list to what a language lacks or is behind with. */
export function useNeedsFilter(): ListFilter {
  const shown = useLang();
  const staff = useStaffWords();
  const words = useWords(contentWords);
  const states = useWords(translationStates);
  const needs = LANGS.flatMap((lang) =>
    (["missing", "stale"] as const).map(
      (state) => [`${lang}-${state}`, withColon(shown, staff[lang], states[state])] as const,
    ),
  );
  return { name: "needs", label: staff.languages, options: [["", words.allOfThem], ...needs] };
}
