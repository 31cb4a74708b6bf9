import { useNavigate } from "react-router";
import { useLang, useWords } from "../../platform/locale/lang-context";
import { FilterChips } from "../../ui/list/filter-chips";
import { FilterChoice } from "../../ui/list/filter-choice";
import { FilterFold } from "../../ui/list/filter-fold";
import { facetName } from "../card";
import type { ContentList } from "../definition";
import type { DateField } from "../kinds/number";
import { wordsOfField } from "../type-words";
import { type ListQuery, listQueryAddress } from "./list-query";
import { isTracked, NeedsChoice } from "./needs-choice";
import { contentWords } from "./words";

interface ListFiltersProps {
  type: ContentList;
  query: ListQuery;
}

/** The filters of a list: chips for its flags and choices, which count at once, a year, and what a language needs. */
export function ListFilters({ type, query }: ListFiltersProps) {
  const parts = useParts(type);
  const { order, shared } = type;
  const dated = typeof order === "object" ? (shared[order.latest] as DateField | undefined) : undefined;
  const tracked = isTracked(type);
  if (parts.length === 0 && !dated && !tracked) return null;
  return (
    <FilterFold set={[query.facet, query.year, query.needs].filter((each) => each !== undefined).length}>
      {(dated || tracked) && (
        <div className="list-filters">
          {dated && <YearChoice field={dated} query={query} />}
          {tracked && <NeedsChoice query={query} />}
        </div>
      )}
      {parts.length > 0 && <PartChips type={type} parts={parts} query={query} />}
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
    const { label, options = {}, short = label } = wordsOfField(own[name], name);
    return (field.facets?.options ?? []).map((option) => ({
      facet: facetName(name, option),
      label: option === "" ? short : (options[option] ?? option),
    }));
  });
}

function PartChips({ type, parts, query }: ListFiltersProps & { parts: readonly Part[] }) {
  const lang = useLang();
  const words = useWords(contentWords);
  const { facet, ...rest } = query;
  return (
    <FilterChips<string | undefined>
      label={type.words[lang].list}
      chosen={facet}
      options={[[undefined, words.allOfThem], ...parts.map((part) => [part.facet, part.label] as const)]}
      to={(chosen) => listQueryAddress({ ...rest, facet: chosen })}
    />
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
    <FilterChoice
      label={words.year}
      chosen={String(query.year ?? "")}
      options={[["", words.anyYear], ...years.map((year) => [String(year), String(year)] as const)]}
      onChoose={choose}
    />
  );
}
