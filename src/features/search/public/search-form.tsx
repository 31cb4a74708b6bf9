import { useLocale, useWords } from "../../../platform/locale/lang";
import { siteHref } from "../../../site/frame/page";
import { searchPublicWords } from "./words";

const FIELD = "search-words";

/** The field of the search page with what was looked for. A browser leaves the Enter that ends a composition alone. */
export function SearchForm({ asked }: { asked: string }) {
  const words = useWords(searchPublicWords);
  return (
    <search className="search-form">
      <form action={siteHref(useLocale().prefix, "/search")}>
        <label className="field-label" htmlFor={FIELD}>
          {words.label}
        </label>
        <div className="filter-row">
          <input
            className="field"
            type="search"
            id={FIELD}
            name="q"
            maxLength={100}
            defaultValue={asked}
            enterKeyHint="search"
            autoComplete="off"
          />
          <button className="button button-main" type="submit">
            {words.search}
          </button>
        </div>
      </form>
    </search>
  );
}
