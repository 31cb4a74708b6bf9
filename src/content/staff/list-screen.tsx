import { useRevalidator } from "react-router";
import { fill, useLang, useWords } from "../../platform/locale/lang";
import { ProblemSummary } from "../../ui/form/form";
import { usePermissions } from "../../ui/frame/screen";
import { typedName } from "../../ui/list/action-label";
import { RecordList } from "../../ui/list/record-list";
import type { OpenedDraft } from "../autosave/staff/opened-draft";
import type { ListedEntry } from "../listed-entry";
import { type CardsAnswer, type ListScreens, useNoActions } from "./content-screens";
import { EntryMenu, useEntryColumns, useEntryDeletion } from "./entry-columns";
import { AddAbove } from "./list-entry-screens";
import { AddLink, CancelLink, NoEntries, useListFilters } from "./list-head";
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
