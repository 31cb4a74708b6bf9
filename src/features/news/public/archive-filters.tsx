import { InlineScript } from "../../../platform/http/security/inline-script";
import { fill, useLang, useLocale, useWords } from "../../../platform/locale/lang";
import { FEED_FORMATS, feedPath } from "../../../site/feeds/feed";
import { SiteLink, siteHref } from "../../../site/frame/page";
import { useMirror } from "../../../site/mirror/mirror-context";
import { CATEGORIES, CATEGORY_NAMES, type Category, FIRST_YEAR } from "../archive-parts";
import { newsPublicWords } from "./words";

/** The part of the archive that is shown: one year, or one category (or all), and which page of it. */
export interface ArchiveView {
  year: number;
  category: Category | "all" | null;
  page: number;
}

/** Only in canonical form; `2024.0` and `+2024` would be duplicate addresses of the same page. */
const PLAIN_NUMBER = /^[1-9]\d{0,4}$/;

interface ArchiveYears {
  thisYear: number;
  /** The year that is shown unless the address names one. */
  opening: number;
}

/** Reads the address of an archive page; null when it is invalid. */
export function readArchive(query: URLSearchParams, { thisYear, opening }: ArchiveYears): ArchiveView | null {
  const year = plainNumber(query.get("year")) ?? opening;
  const page = plainNumber(query.get("page")) ?? 1;
  const name = query.get("cat");
  const category = name === null ? null : categoryOf(name);
  if (category === undefined || page === 0) return null;
  if (year < FIRST_YEAR || year > thisYear) return null;
  return { year, category, page };
}

/** 0 for what is written in another way. */
function plainNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  return PLAIN_NUMBER.test(text) ? Number(text) : 0;
}

function categoryOf(name: string): Category | "all" | undefined {
  return name === "all" ? "all" : CATEGORIES.find((category) => category === name);
}

/** The plain address of an archive page; the first page does not say that it is. */
export function archiveAddress({ year, category, page }: ArchiveView): string {
  const query = new URLSearchParams(category ? { cat: category } : { year: String(year) });
  if (page > 1) query.set("page", String(page));
  return `/archive?${query}`;
}

/**
 * Shows what is chosen at once, but not while somebody goes through the choices by keys, for whom Show is there. A
 * browser that restores the page is told that nothing is chosen: the list is that of its address.
 */
const SHOW_AT_ONCE = `(f=>{let y=0;const d=document,l=(n,g)=>d.addEventListener(n,g,true);
l("keydown",e=>{y=/^(Arrow|Page|Home|End|[^ ]$)/.test(e.key)});l("pointerdown",()=>{y=0});
f.addEventListener("change",()=>{y||f.requestSubmit()});
addEventListener("pageshow",e=>{e.persisted&&f.reset()})
})(document.currentScript.previousElementSibling)`.replaceAll("\n", "");

/**
 * Year picker and category menu in year mode; in category mode the menu alone and the way back to years. Where both
 * are sent, the category holds: see the loader of the archive.
 */
export function ArchiveFilters({ asked, years }: { asked: ArchiveView; years: number[] }) {
  const words = useWords(newsPublicWords);
  const lang = useLang();
  const { prefix } = useLocale();
  if (useMirror()) return <YearLinks asked={asked} years={years} />;
  return (
    <>
      <form action={siteHref(prefix, "/archive")} className="filters" autoComplete="off">
        {!asked.category && (
          <div className="filter">
            <label className="field-label" htmlFor="archive-year">
              {words.year}
            </label>
            <select className="field" id="archive-year" name="year" defaultValue={asked.year}>
              {years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </select>
          </div>
        )}
        <div className="filter">
          <label className="field-label" htmlFor="archive-category">
            {words.categories}
          </label>
          <select className="field" id="archive-category" name="cat" defaultValue={asked.category ?? ""}>
            {/* Not an option, so it is not submitted. */}
            {!asked.category && (
              <option value="" disabled>
                {words.chooseCategory}
              </option>
            )}
            {CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {CATEGORY_NAMES[lang][category]}
              </option>
            ))}
            <option value="all">{words.allCategories}</option>
          </select>
        </div>
        <button className="button button-quiet" type="submit">
          {words.show}
        </button>
        {asked.category && (
          <SiteLink className="button button-quiet" to="/archive">
            {words.byYear}
          </SiteLink>
        )}
      </form>
      <InlineScript code={SHOW_AT_ONCE} />
    </>
  );
}

/** The years as links, where nothing takes the form. */
function YearLinks({ asked, years }: { asked: ArchiveView; years: number[] }) {
  const words = useWords(newsPublicWords);
  return (
    <nav aria-labelledby="by-year">
      <p id="by-year" className="field-label">
        {words.byYear}
      </p>
      <ul className="tag-list">
        {years.map((year) => (
          <li key={year}>
            <SiteLink
              to={archiveAddress({ year, category: null, page: 1 })}
              aria-current={!asked.category && year === asked.year ? "page" : undefined}
            >
              {year}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink to="/archive?cat=all" aria-current={asked.category === "all" ? "page" : undefined}>
            {words.allCategories}
          </SiteLink>
        </li>
      </ul>
    </nav>
  );
}

/** The way to hear of what is new without coming here: the list as a feed. */
export function FollowByFeed({ category }: { category: Category | null }) {
  const words = useWords(newsPublicWords);
  const lang = useLang();
  if (useMirror()?.hasAddress === false) return null;
  return (
    <p className="feed-link">
      <a href={`/${lang}${feedPath("atom", category)}`} type={FEED_FORMATS.atom.type}>
        {category ? fill(words.followCategory, { category: CATEGORY_NAMES[lang][category] }) : words.follow}
      </a>
    </p>
  );
}

/** The way on from the end of a list: the categories, each one press away where the window has room for all of them. */
export function CategoryChips({ chosen }: { chosen: ArchiveView["category"] }) {
  const words = useWords(newsPublicWords);
  const lang = useLang();
  return (
    <nav className="archive-chips" aria-labelledby="by-category">
      <h2 id="by-category">{words.byCategory}</h2>
      <ul className="tag-list">
        {CATEGORIES.map((name) => (
          <li key={name}>
            <SiteLink
              to={`/archive?${new URLSearchParams({ cat: name })}`}
              aria-current={name === chosen ? "page" : undefined}
            >
              {CATEGORY_NAMES[lang][name]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
