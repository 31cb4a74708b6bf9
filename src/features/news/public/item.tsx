import { data, redirect } from "react-router";
import { depsContext } from "../../../core/deps.server";
import { newsDate } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { localeContext } from "../../../core/locale/locale-context.server";
import { Phrase } from "../../../core/locale/phrase";
import { useSiteWords } from "../../../core/locale/use-site-words";
import { MediaImage } from "../../../core/media/picture";
import { RichText } from "../../../core/richtext/rich-text";
import { entrySharePath } from "../../../core/site/discovery/share-path";
import { FallbackNote } from "../../../core/site/frame/fallback-note";
import { SiteLink } from "../../../core/site/frame/link";
import { PageHead } from "../../../core/site/frame/page-head";
import type { Route } from "./+types/item";
import { ItemPhotos } from "./item-photos";
import { ItemSidebar } from "./item-sidebar";
import { itemView } from "./item-view.server";
import { VideoCover } from "./video";

export const handle = { query: ["news_id"] };

const SIZES = "(width < 64rem) calc(100vw - 3rem), 720px";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get("news_id");
  if (!id) throw redirect(params.lang ? `/${params.lang}/archive` : "/archive");
  const { db } = context.get(depsContext);
  const item = await itemView(db, id, context.get(localeContext).lang);
  if (!item) throw data(null, { status: 404 });
  return item;
}

/** One news item whole. */
export default function NewsItemPage({ loaderData: item }: Route.ComponentProps) {
  const lang = useLang();
  const words = useSiteWords();
  const { header, content } = item;
  return (
    <div className="content article-grid">
      <PageHead
        title={header.text}
        description={item.description}
        path={`/archiveitem?news_id=${item.id}`}
        image={entrySharePath("news", item.id, lang)}
      />
      <article className="article" lang={content.lang === lang ? undefined : LANG_TAG[content.lang]}>
        <div className="article-head" lang={LANG_TAG[header.lang]}>
          <p className="card-meta">
            <time dateTime={item.date} lang={LANG_TAG[lang]}>
              {newsDate(item.date, lang)}
            </time>
            {item.minutes !== null && (
              <span lang={LANG_TAG[lang]}> · {fill(words.readingTime, { minutes: item.minutes })}</span>
            )}
          </p>
          <h1>
            <Phrase text={header.text} lang={header.lang} />
          </h1>
        </div>
        <div lang={LANG_TAG[lang]}>
          <FallbackNote shown={content.text ? content : header} />
        </div>
        {item.video && (
          <VideoCover video={item.video} title={header.text} cover={item.cover} sizes={SIZES} priority />
        )}
        {item.cover && !item.video && (
          <MediaImage {...item.cover} alt="" sizes={SIZES} priority className="article-cover" />
        )}
        <RichText html={content.text} dimensions={item.dimensions} sizes={SIZES} />
        <ItemPhotos photos={item.photos} header={header.text} />
      </article>
      <ItemSidebar others={item.others} category={item.category} />
      <p className="article-back">
        <SiteLink className="button button-quiet" to="/archive">
          {words.backToNews}
        </SiteLink>
      </p>
    </div>
  );
}
