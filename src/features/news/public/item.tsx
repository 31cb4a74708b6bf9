import { data, redirect } from "react-router";
import { RichText } from "../../../content/richtext/rich-text";
import { MediaImage } from "../../../media/picture";
import type { PageImage } from "../../../media/shown-images.server";
import { depsContext, localeContext } from "../../../platform/loader-context.server";
import { hongKongYear, newsDate } from "../../../platform/locale/format";
import { fill, LANG_TAG, otherLang, useLang, useWords } from "../../../platform/locale/lang";
import { Headline } from "../../../platform/locale/phrase";
import { useSiteWords } from "../../../platform/locale/words/public";
import { mediaUrl } from "../../../platform/media-urls";
import { entrySharePath } from "../../../site/discovery/share-path";
import { articleOf, StructuredData, useBreadcrumbs, useSite } from "../../../site/discovery/structured-data";
import { FeedLinks } from "../../../site/feeds/feed-links";
import { FallbackNote, PageHead, SiteLink } from "../../../site/frame/page";
import { Share } from "../../../site/share/share";
import { CATEGORY_NAMES, type Category } from "../archive-parts";
import { news } from "../definition";
import type { Route } from "./+types/item";
import { NewsCardItem, VideoCover, VideoNote } from "./card";
import { type CardView, itemView } from "./news-view.server";
import { newsPublicWords } from "./words";

export const handle = { query: ["news_id"], section: "/archive" };

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
  const words = useWords(newsPublicWords);
  const { photoWith } = useSiteWords();
  const { header, content } = item;
  const path = news.view(item.id);
  const image = entrySharePath("news", item.id, lang);
  return (
    <div className="content article-grid">
      <PageHead
        title={header.text}
        description={item.description}
        path={path}
        langs={item.langs}
        image={image}
        imageAlt={item.cover?.alt}
      />
      <FeedLinks title={words.feedTitle} />
      <ItemData {...{ item, path, image }} />
      <article className="article" lang={otherLang(content, lang)}>
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
            <Headline text={header.text} lang={header.lang} />
          </h1>
        </div>
        <FallbackNote shown={content.text ? content : header} />
        {item.video && (
          <div lang={LANG_TAG[lang]}>
            <VideoCover video={item.video} title={header.text} cover={item.cover} sizes={SIZES} priority />
            <VideoNote video={item.video} />
          </div>
        )}
        {item.cover && !item.video && (
          <MediaImage
            {...item.cover}
            undescribed={fill(photoWith, { title: header.text })}
            sizes={SIZES}
            priority
            className="article-cover"
          />
        )}
        <RichText html={content.text} images={item.images} title={header.text} sizes={SIZES} />
        <ItemPhotos photos={item.photos} header={header.text} />
        <div className="stack" lang={LANG_TAG[lang]}>
          <Share path={path} title={header.text} />
          <RelatedLinks date={item.date} />
        </div>
      </article>
      <ItemSidebar others={item.others} category={item.category} />
    </div>
  );
}

const PHOTO_SIZES = "(width < 48rem) 45vw, 230px";
/** Sizes of the first picture of an odd number, which on a phone has a row of its own. */
const ODD_SIZES = "(width < 48rem) calc(100vw - 3rem), 230px";

/**
 * The extra photos below the text, side by side; each leads to itself alone and whole, since a picture of one shape is
 * cut where pictures of all shapes are in rows.
 */
function ItemPhotos({ photos, header }: { photos: PageImage[]; header: string }) {
  const words = useWords(newsPublicWords);
  if (photos.length === 0) return null;
  return (
    <section className="stack">
      <h2>{words.morePhotos}</h2>
      <ul className="photo-grid">
        {photos.map((photo, index) => {
          const shown = (
            <MediaImage
              {...photo}
              undescribed={fill(words.photoOf, { number: index + 1, count: photos.length, header })}
              sizes={index === 0 && photos.length % 2 === 1 ? ODD_SIZES : PHOTO_SIZES}
            />
          );
          // Decoration would be a link without a name.
          return (
            <li key={photo.id}>
              {photo.alt === "" ? shown : <a href={mediaUrl(photo.id, 1920, photo.version)}>{shown}</a>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The three newest others, and links to this item's categories in the archive. */
function ItemSidebar({ others, category }: { others: CardView[]; category: Category[] }) {
  const words = useWords(newsPublicWords);
  const lang = useLang();
  return (
    <aside className="article-side stack" aria-label={words.otherNews}>
      {category.length > 0 && (
        <>
          <h2>{words.categories}</h2>
          <ul className="tag-list">
            {category.map((name) => (
              <li key={name}>
                <SiteLink to={`/archive?${new URLSearchParams({ cat: name })}`}>
                  {CATEGORY_NAMES[lang][name]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h2>{words.otherNews}</h2>
          <ul className="side-list">
            {others.map((card) => (
              <NewsCardItem key={card.id} card={card} level={3} small />
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

/** Related links at the end of a news item: to read more, to go back. `date` is that of the item. */
function RelatedLinks({ date }: { date: string }) {
  const words = useWords(newsPublicWords);
  const year = hongKongYear(new Date(date));
  return (
    <ul className="actions article-on">
      <li>
        <SiteLink className="button button-main" to={`/archive?year=${year}`}>
          {fill(words.moreOf, { year })}
        </SiteLink>
      </li>
      <li>
        <SiteLink className="button button-quiet" to="/archive">
          {words.backToNews}
        </SiteLink>
      </li>
    </ul>
  );
}

/** Structured data of an item for search engines: the article and its breadcrumbs. */
function ItemData({
  item,
  path,
  image,
}: {
  item: Route.ComponentProps["loaderData"];
  path: string;
  image: string;
}) {
  const lang = useLang();
  const words = useWords(newsPublicWords);
  const { site, address } = useSite();
  const { header, description, category, date: published, changed } = item;
  const article = articleOf(site, {
    url: address(path),
    header,
    description,
    image: site.origin + image,
    sections: category.map((name) => CATEGORY_NAMES[lang][name]),
    published,
    changed,
  });
  const crumbs = useBreadcrumbs({ path: "/archive", name: words.feedTitle }, { path, name: header.text });
  return <StructuredData things={[article, crumbs]} />;
}
