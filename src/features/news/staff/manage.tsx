import { Link, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { EmptyList } from "../../../core/staff/list/empty-list";
import { ListSearch } from "../../../core/staff/list/list-search";
import { pageOrLast } from "../../../core/staff/list/load-list";
import { PagedList } from "../../../core/staff/list/paged-list";
import { newsContract } from "../contract";
import type { Route } from "./+types/manage";
import { ListChoices } from "./list-choices";
import { listQueryAddress, readListQuery } from "./list-query";
import { NewsRow } from "./news-row";
import { useNewsActions } from "./use-news-actions";
import { newsScreenWords } from "./words";

const api = createClient(newsContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const query = readListQuery(search);
  return load(async () => ({
    query,
    ...(await pageOrLast(search, "page", (page) => api.list({ ...query, page }))),
  }));
};

export const HydrateFallback = Loading;

/** All news, newest first: star, edit, delete, and bring back what was deleted. */
export default function ManageNews({ loaderData: { query, page, list } }: Route.ComponentProps) {
  const words = useStaffWords();
  const own = useWords(newsScreenWords);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { problem, star, remove } = useNewsActions(() => revalidate());
  const narrowed = query.year !== undefined || query.cat !== undefined;
  const empty = list.items.length === 0 && query.q === "" && !narrowed;
  const add = (
    <Link to="/cms/addnews" className="button button-main">
      {own.addNews}
    </Link>
  );
  return (
    <>
      <ScreenTitle title={own.manageNews} />
      {empty || <p className="toolbar">{add}</p>}
      <ListSearch
        id="news-search"
        hint={own.searchHint}
        q={query.q}
        choices={<ListChoices year={query.year} cat={query.cat} />}
        narrowed={narrowed}
        found={list.total}
        foundText={list.more ? fill(own.moreFound, { count: list.total }) : undefined}
      />
      <p className="field-hint">{own.featuredNote}</p>
      <ProblemSummary problem={problem} labelOf={() => own.newsSection} />
      {empty && <EmptyList text={own.noNews}>{add}</EmptyList>}
      <PagedList
        page={page}
        pages={list.pages}
        to={(number) => listQueryAddress(query, number)}
        label={fill(words.page, { page, pages: list.pages })}
      >
        {list.items.map((item) => (
          <NewsRow
            key={item._id}
            item={item}
            lang={lang}
            onHome={list.featured.includes(item._id)}
            onStar={() => star(item, !item.starred)}
            onDelete={() => remove(item)}
          />
        ))}
      </PagedList>
    </>
  );
}
