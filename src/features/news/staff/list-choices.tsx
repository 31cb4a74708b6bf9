import { hongKongYear } from "../../../core/locale/dates";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { siteWords } from "../../../core/locale/words/public";
import { FilterChoice } from "../../../core/staff/list/filter-choice";
import { CATEGORIES } from "../category";
import { FIRST_YEAR } from "../first-year";
import type { NewsListQuery } from "./list-query";
import { newsScreenWords } from "./words";

/** Which year and category the staff's list is about. */
export function ListChoices({ year, cat }: Pick<NewsListQuery, "year" | "cat">) {
  const words = useWords(newsScreenWords);
  const names = siteWords(useLang()).newsCategory;
  const thisYear = hongKongYear(new Date());
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, ago) => String(thisYear - ago));
  return (
    <div className="filters" key={`${year} ${cat}`}>
      <FilterChoice
        name="year"
        label={words.year}
        chosen={String(year ?? "")}
        options={[["", words.anyYear], ...years.map((each) => [each, each] as const)]}
      />
      <FilterChoice
        name="cat"
        label={words.category}
        chosen={cat ?? ""}
        options={[["", words.anyCategory], ...CATEGORIES.map((each) => [each, names[each]] as const)]}
      />
    </div>
  );
}
