import { data, redirect } from "react-router";
import { EmptyBranch } from "../art/empty-branch";
import { facetName } from "../content/card";
import { type Wanted, withinYear } from "../content/store/list-order.server";
import { published } from "../content/store/published.server";
import { CATEGORY_NAMES, FIRST_YEAR } from "../features/news/archive-parts";
import { news } from "../features/news/definition";
import {
  ArchiveFilters,
  type ArchiveView,
  archiveAddress,
  CategoryChips,
  FollowByFeed,
  readArchive,
} from "../features/news/public/archive-filters";
import { NewsCardItem } from "../features/news/public/card";
import { cardViews } from "../features/news/public/news-view.server";
import { newsPublicWords } from "../features/news/public/words";
import { pageTexts } from "../features/pages/page-texts.server";
import { pagesOf, partOfPage } from "../platform/db/paging.server";
import { depsContext, localeContext } from "../platform/loader-context.server";
import { hongKongYear, startOfYear } from "../platform/locale/format";
import { fill, useLang, useWords } from "../platform/locale/lang";
import { StructuredData, useBreadcrumbs } from "../site/discovery/structured-data";
import { FeedLinks } from "../site/feeds/feed-links";
import { PageHead, siteHref } from "../site/frame/page";
import { Pagination } from "../site/frame/pagination";
import type { Route } from "./+types/archive";
import { archive } from "./archive/definition";

const PAGE_SIZE = 12;

export const handle = { query: ["year", "cat", "page"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const thisYear = hongKongYear(new Date());
  const query = new URL(request.url).searchParams;
  const { db, mirror } = context.get(depsContext);
  const list = published(db, news);
  const opening = await newestYear(list, thisYear);
  const asked = readArchive(query, { thisYear, opening });
  if (!asked) throw data(null, { status: 404 });
  const { lang, prefix } = context.get(localeContext);
  // The form sends both of its controls; a category is of all years, at one address.
  if (asked.category && query.has("year")) throw redirect(siteHref(prefix, archiveAddress(asked)));
  const part = partOfPage(asked.page, PAGE_SIZE);
  const { cards, total } = await list.cards(part, wantedOf(asked));
  const pages = pagesOf(total, PAGE_SIZE);
  if (asked.page > pages) throw data(null, { status: 404 });
  const allYears = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => thisYear - index);
  const years = mirror ? await yearsWithNews(list, allYears) : allYears;
  // Nothing in this year: whether another year has any decides what is said.
  const isEmpty = cards.length === 0 && (await list.count()) === 0;
  // The canonical address of the year that opens is the one without it.
  const isOpening = asked.year === opening && !asked.category && asked.page === 1;
  const address = isOpening ? "/archive" : archiveAddress(asked);
  const texts = await pageTexts(context, archive);
  return { texts, asked, address, isEmpty, cards: await cardViews(db, cards, lang), total, pages, years };
}

/** The newest year up to `thisYear` with news, else that: in January the archive does not open on an empty list. */
async function newestYear(
  { cards }: Pick<ReturnType<typeof published<typeof news>>, "cards">,
  thisYear: number,
): Promise<number> {
  const [newest] = (await cards({ limit: 1, offset: 0 }, { before: startOfYear(thisYear + 1) })).cards;
  return newest?.date ? hongKongYear(new Date(newest.date)) : thisYear;
}

/** The years with news, each as a link for search engines and browsers without the form. */
async function yearsWithNews(
  { count }: { count(wanted: Wanted): Promise<number> },
  years: readonly number[],
) {
  const counts = await Promise.all(years.map((year) => count(withinYear(year))));
  return years.filter((_, at) => counts[at] !== 0);
}

const wantedOf = ({ category, year }: ArchiveView) => {
  if (category === null) return withinYear(year);
  return category === "all" ? {} : { facet: facetName("category", category) };
};

/** News of a year, or of a category: plain links and a form, so that every view has its address. */
export default function Archive({ loaderData }: Route.ComponentProps) {
  const { texts, asked, address, isEmpty, cards, total, pages, years } = loaderData;
  const words = useWords(newsPublicWords);
  const lang = useLang();
  const noneIn = fill(words.noNewsYear, { year: asked.year });
  const category = asked.category === "all" ? null : asked.category;
  const title = asked.category
    ? fill(words.newsAbout, {
        category: asked.category === "all" ? words.allCategories : CATEGORY_NAMES[lang][asked.category],
      })
    : fill(words.newsOf, { year: asked.year });
  const crumbs = useBreadcrumbs({ path: "/archive", name: texts.title }, { path: address, name: title });
  return (
    <div className="content">
      <PageHead title={title} description={texts.lead} path={address} />
      <FeedLinks title={category ? CATEGORY_NAMES[lang][category] : words.feedTitle} category={category} />
      <StructuredData things={category === null ? [] : [crumbs]} />
      <div className="page-title stack">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <ArchiveFilters asked={asked} years={years} />
      </div>
      <h2 className="archive-title">{title}</h2>
      {cards.length === 0 ? (
        <div className="notice-page">
          <EmptyBranch className="notice-art" />
          <p>{isEmpty ? words.noNewsYet : asked.category ? words.noNewsCategory : noneIn}</p>
        </div>
      ) : (
        <>
          <p className="card-meta list-count">
            {total === 1 ? words.oneItem : fill(words.items, { count: total })}
          </p>
          <ul className="card-grid archive-grid">
            {cards.map((card, index) => (
              <NewsCardItem key={card.id} card={card} level={3} priority={index === 0} />
            ))}
          </ul>
        </>
      )}
      <Pagination page={asked.page} pages={pages} to={(page) => archiveAddress({ ...asked, page })} />
      <CategoryChips chosen={asked.category} />
      <FollowByFeed category={category} />
    </div>
  );
}
