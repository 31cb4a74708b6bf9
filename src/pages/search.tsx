import { searchCatalog, siteSearch } from "../features/index.server";
import { type ResultView, type SearchView, searchView } from "../features/search/feature.server";
import { searchPublicWords } from "../features/search/public/words";
import { LONGEST_SEARCH } from "../features/search/site-search.server";
import { depsContext, localeContext } from "../platform/loader-context.server";
import { newsDate } from "../platform/locale/format";
import { fill, LANG_TAG, useLang, useLocale, useWords } from "../platform/locale/lang";
import { MenuLink, useMenu } from "../site/frame/menu";
import { PageHead, SiteLink, siteHref } from "../site/frame/page";
import { Pagination } from "../site/frame/pagination";
import { NO_STORE } from "../site/page-cache/bypass-cache.server";
import type { Route } from "./+types/search";

export const handle = { query: ["q", "kind", "page"] };

// There is no end of what may be looked for: it would evict every other page that has a query.
export const headers = () => NO_STORE;

const PLAIN_NUMBER = /^[1-9]\d{0,2}$/;

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const given = query.get("page") ?? "1";
  const asked = {
    words: [...(query.get("q") ?? "").trim()].slice(0, LONGEST_SEARCH).join(""),
    kind: query.get("kind") ?? "",
    page: PLAIN_NUMBER.test(given) ? Number(given) : 1,
  };
  if (asked.words === "") return { asked, found: undefined, meant: undefined };
  const { lang } = context.get(localeContext);
  const deps = context.get(depsContext);
  const results = await siteSearch.find(deps, { ...asked, lang });
  const found = searchView(results, searchCatalog().types, lang);
  const isNothing = found.kinds.length === 0;
  const meant = isNothing ? await siteSearch.didYouMean(deps, { ...asked, lang, page: 1 }) : undefined;
  return { asked, found, meant };
}

type Loaded = Route.ComponentProps["loaderData"];

/** The plain address of a search; without a page number for the first page. */
function searchAddress({
  words,
  kind = "",
  page = 1,
}: {
  words: string;
  kind?: string;
  page?: number;
}): string {
  const query = new URLSearchParams({ q: words });
  if (kind !== "") query.set("kind", kind);
  if (page > 1) query.set("page", String(page));
  return `/search?${query}`;
}

/** The search for visitors: plain addresses, so that it works without a script and a search can be sent on. */
export default function Search({ loaderData: { asked, found, meant } }: Route.ComponentProps) {
  const words = useWords(searchPublicWords);
  const title = found ? fill(words.resultsFor, { words: asked.words }) : words.title;
  const count = found && (found.total === 1 ? words.one : fill(words.several, { count: found.total }));
  return (
    <div className="content">
      <PageHead title={count ? `${title} (${count})` : title} path="/search" langs={[]} />
      <div className="page-title stack">
        <h1>{words.title}</h1>
        {!found && <p className="lead">{words.intro}</p>}
        <SearchForm asked={asked.words} />
      </div>
      {found && found.kinds.length > 0 && <Kinds {...{ asked, found }} />}
      {found && found.total > 0 && (
        <>
          <p className="card-meta list-count">{count}</p>
          <ResultList results={found.results} />
          <Pagination
            page={asked.page}
            pages={found.pages}
            to={(page) => searchAddress({ ...asked, page })}
          />
        </>
      )}
      {found?.total === 0 && <Nothing {...{ asked, found, meant }} />}
    </div>
  );
}

/** The kinds of what was found, to narrow it by. */
function Kinds({ asked, found }: Pick<Loaded, "asked"> & { found: NonNullable<Loaded["found"]> }) {
  const words = useWords(searchPublicWords);
  if (found.kinds.length < 2 && asked.kind === "") return null;
  const total = found.kinds.reduce((sum, { count }) => sum + count, 0);
  const links = [{ kind: "", name: words.all, count: total }, ...found.kinds];
  return (
    <nav aria-label={words.show}>
      <ul className="tag-list search-kinds">
        {links.map(({ kind, name, count }) => (
          <li key={kind}>
            <SiteLink
              to={searchAddress({ words: asked.words, kind })}
              aria-current={kind === asked.kind ? "page" : undefined}
            >
              {name} ({count})
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shown without results: a spelling suggestion, and the most popular pages. */
function Nothing({ asked, found, meant }: Loaded) {
  const words = useWords(searchPublicWords);
  const { header } = useMenu();
  const isOfKind = found !== undefined && found.kinds.length > 0;
  const links = header.flatMap((entry) => ("links" in entry ? entry.links : entry));
  return (
    <div className="search-none">
      <p role="status">{fill(isOfKind ? words.noneOfKind : words.none, { words: asked.words })}</p>
      {meant !== undefined && (
        <p>
          <SiteLink className="button button-quiet" to={searchAddress({ words: meant })}>
            {fill(words.didYouMean, { words: meant })}
          </SiteLink>
        </p>
      )}
      {!isOfKind && (
        <nav aria-labelledby="useful-pages">
          <p>{words.advice}</p>
          <h2 id="useful-pages">{words.useful}</h2>
          <ul className="tag-list">
            {links.map((link) => (
              <li key={`${link.to} ${link.text}`}>
                <MenuLink link={link} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** The results of a page, the best first. */
function ResultList({ results }: Pick<SearchView, "results">) {
  return (
    <ol className="search-results">
      {results.map((result) => (
        <li key={`${result.url} ${result.id}`}>
          <Result result={result} />
        </li>
      ))}
    </ol>
  );
}

function Result({ result: { url, kind, date, title, excerpt } }: { result: ResultView }) {
  const lang = useLang();
  const tagOf = (text: ResultView["title"]) => (text.lang === lang ? undefined : LANG_TAG[text.lang]);
  return (
    <>
      <h2 lang={tagOf(title)}>
        <SiteLink to={url}>
          <Marked text={title} />
        </SiteLink>
      </h2>
      <p className="card-meta">
        {kind}
        {date !== "" && (
          <>
            {" · "}
            <time dateTime={date}>{newsDate(date, lang)}</time>
          </>
        )}
      </p>
      {excerpt.stretches.length > 0 && (
        <p lang={tagOf(excerpt)}>
          <Marked text={excerpt} />
        </p>
      )}
    </>
  );
}

/** A text with the search words highlighted. */
function Marked({ text: { stretches } }: { text: ResultView["title"] }) {
  let at = 0;
  return stretches.map(({ text, found }) => {
    const key = at;
    at += text.length;
    return found ? <mark key={key}>{text}</mark> : text;
  });
}

const FIELD = "search-words";

/** The field of the search page with what was looked for. A browser leaves the Enter that ends a composition alone. */
function SearchForm({ asked }: { asked: string }) {
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
