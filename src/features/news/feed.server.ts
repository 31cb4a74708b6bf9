import { facetName } from "../../content/card";
import { parseVideo, watchUrl } from "../../content/kinds/video-address";
import { imagesInEntries } from "../../content/pictures/described-uses.server";
import { published } from "../../content/store/published.server";
import type { ShownImage } from "../../media/shown-images.server";
import { escapeHtml } from "../../platform/html/text";
import { fill } from "../../platform/locale/lang";
import { siteWords } from "../../platform/locale/words/public";
import { mediaUrl } from "../../platform/media-urls";
import type { FeedEntry, FeedQuery, FeedSource } from "../../site/feeds/feed";
import { CATEGORIES, CATEGORY_NAMES, type Category } from "./archive-parts";
import { type NewsItem, news } from "./definition";
import { newsPublicWords } from "./public/words";
import { changedOf, imageIdsOf, shownItem } from "./shown-item.server";

/** Some months of news. */
const ENTRIES = 30;
const IMAGE_WIDTH = 1280;

const categoryOf = (name: string | null): Category | undefined =>
  CATEGORIES.find((category) => category === name);

/** News, the newest first, whole, with their pictures. */
export const newsFeed: FeedSource = {
  categories: CATEGORIES,

  title: ({ lang, category }) => {
    const name = categoryOf(category);
    return name ? CATEGORY_NAMES[lang][name] : newsPublicWords[lang].feedTitle;
  },

  page: ({ category }) =>
    category === null ? "/archive" : `/archive?${new URLSearchParams({ cat: category })}`,

  entries: async ({ db }, query) => {
    const { lang, category } = query;
    const list = published(db, news);
    const wanted = category === null ? {} : { facet: facetName("category", category) };
    const cards = await list.firstCards(ENTRIES, wanted);
    const ids = cards.map(({ _id }) => _id);
    const items = (await list.entriesOf(ids)).map((item) => ({ item, shown: shownItem(item, lang) }));
    const images = items.flatMap(({ item, shown }) => imageIdsOf(item, shown));
    const imagesIn = await imagesInEntries(db, { type: news.name, entries: ids }, images, lang);
    const changed = new Map(cards.map((card) => [card._id, card.changed]));
    return items.map(({ item, shown }) =>
      entryOf(item, shown, { query, images: imagesIn(item._id), changed: changed.get(item._id) }),
    );
  },
};

interface Around {
  query: FeedQuery;
  images: ReadonlyMap<string, ShownImage>;
  changed: string | undefined;
}

function entryOf(item: NewsItem, shown: ReturnType<typeof shownItem>, around: Around): FeedEntry {
  const { query, images, changed } = around;
  const { header, content, description, photoIds, video } = shown;
  const cover = item.coverId === null ? undefined : images.get(item.coverId);
  const parsed = parseVideo(video);
  const words = newsPublicWords[content.lang];
  const undescribed = fill(siteWords(content.lang).photoWith, { title: header.text });
  const picture = (id: string) => pictureOf(id, images.get(id), undescribed);
  const html = [
    item.coverId === null ? "" : picture(item.coverId),
    parsed ? `<p><a href="${escapeHtml(watchUrl(parsed))}">${escapeHtml(words.playVideo)}</a></p>` : "",
    content.text.replaceAll(IMAGE, (_, id: string, alt: string) =>
      imageOf(id, images.get(id), undescribed, alt),
    ),
    ...photoIds.map(picture),
  ].join("");
  return {
    id: item._id,
    path: news.view(item._id),
    title: header,
    summary: description,
    content: { ...content, text: html },
    image: cover && item.coverId !== null ? mediaUrl(item.coverId, IMAGE_WIDTH, cover.version) : undefined,
    tags: item.category.map((name) => CATEGORY_NAMES[query.lang][name]),
    published: item.date,
    updated: changedOf(item.date, changed),
  };
}

const IMAGE = /<img data-media-id="([^"]+)"[^>]*? alt="([^"]*)">/g;

/** @param ownAlt what the text itself says of the image, escaped; `""` leaves it to the library */
function imageOf(id: string, image: ShownImage | undefined, undescribed: string, ownAlt = ""): string {
  const alt = ownAlt || escapeHtml(image?.alt ?? undescribed);
  const size = image ? ` width="${image.width}" height="${image.height}"` : "";
  return `<img src="${escapeHtml(mediaUrl(id, IMAGE_WIDTH, image?.version))}"${size} alt="${alt}">`;
}

/** A picture that is by itself; none where the file is gone. */
const pictureOf = (id: string, image: ShownImage | undefined, undescribed: string): string =>
  image ? `<p>${imageOf(id, image, undescribed)}</p>` : "";
