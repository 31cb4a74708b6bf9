import { Plus } from "lucide-react";
import { Link } from "react-router";
import { LANGS, useLang, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { usePermissions } from "../../ui/frame/screen";
import { EmptyList } from "../../ui/list/empty-list";
import type { Filter } from "../../ui/list/record-list";
import { facetName } from "../card";
import type { ContentList } from "../definition";
import { wordsOfField } from "../field";
import type { DateField } from "../kinds/number";
import { translationStates } from "../translation/staff/words";
import type { ListScreens } from "./content-screens";
import { hasTexts } from "./entry-columns";
import type { ListQuery } from "./list-query";
import { contentWords } from "./words";

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
export function CancelLink({ screens: { addresses } }: ListHeadProps) {
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
export function useListFilters(type: ContentList): readonly ListFilter[] {
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
  const staff = useStaffWords();
  const words = useWords(contentWords);
  const states = useWords(translationStates);
  const needs = LANGS.flatMap((lang) =>
    (["missing", "stale"] as const).map(
      (state) => [`${lang}-${state}`, `${staff[lang]}: ${states[state]}`] as const,
    ),
  );
  return { name: "needs", label: staff.languages, options: [["", words.allOfThem], ...needs] };
}
