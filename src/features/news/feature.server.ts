import { facetName } from "../../content/card";
import type { Content } from "../../content/definition";
import { parseVideo, watchUrl } from "../../content/kinds/video-address";
import { knownEntries } from "../../content/list-feature.server";
import { imagesInEntries } from "../../content/pictures/described-uses.server";
import { sanitizeRichText } from "../../content/richtext/sanitize.server";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { published } from "../../content/store/published.server";
import { contentStore } from "../../content/store/store.server";
import type { ShownImage } from "../../media/shown-images.server";
import type { Database } from "../../platform/db/database.server";
import { feature } from "../../platform/feature.server";
import { escapeHtml } from "../../platform/html/text";
import { fill, localized } from "../../platform/locale/lang";
import { siteWords } from "../../platform/locale/words/public";
import { mediaUrl } from "../../platform/media-urls";
import type { DemoTools, Publish } from "../../site/demo/seed.server";
import type { FeedEntry, FeedQuery, FeedSource } from "../../site/feeds/feed";
import { newsActions } from "./actions";
import { CATEGORIES, CATEGORY_NAMES, type Category } from "./archive-parts";
import { type NewsItem, news } from "./definition";
import type { DemoNews } from "./demo/demo-news";
import { newsProblems } from "./problems.server";
import { newsPublicWords } from "./public/words";
import { changedOf, imageIdsOf, shownItem } from "./shown-item.server";

/** The number of starred news on the home page: the newest of them. */
const FEATURED = 4;

/** The news on the home page. */
export const featured = (db: Database) =>
  published(db, news).firstCards(FEATURED, { facet: facetName("starred") });

/** The list says which of the starred items Home shows. */
export const newsRules: EntryRules<typeof news> = {
  type: news,
  flagAction: newsActions.star,
  listed: async (cards, { db }) => {
    const shown = new Set((await featured(db)).map(({ _id }) => _id));
    return cards.map((card) => ({ ...card, featured: shown.has(card._id) }));
  },
};

export default feature({
  name: "news",
  content: [news],
  entryRules: [entryRules(newsRules)],
  problems: newsProblems,
  // The newest first, each with its title and cover in link previews.
  entries: knownEntries(news, { motif: "branch", palette: "leaf", seed: 1 }),
  demo,
});

/** Publishes the demo news, with their drawings as image files. */
async function demo(tools: DemoTools): Promise<Publish> {
  const { demoNews } = await import("./demo");
  const drafts: Content<typeof news>[] = [];
  for (const item of demoNews) drafts.push(await draftOf(item, tools));
  return async (tx, journal) => {
    for (const draft of drafts) {
      const { _id, version } = await contentStore(tx, news).add(draft, { author: "demo" });
      await journal("news", "add", _id, { _id, version });
    }
  };
}

async function draftOf(item: DemoNews, { picture }: DemoTools): Promise<Content<typeof news>> {
  const coverId = await picture(item.cover, `${item.date}-cover`);
  const photos: string[] = [];
  for (const extra of item.extras ?? []) {
    photos.push(await picture(extra, `${item.date}-${photos.length + 1}`));
  }
  const inText = new Map<string, string>();
  for (const [key, drawing] of Object.entries(item.pictures ?? {})) {
    inText.set(key, await picture(drawing, `${item.date}-${key}`));
  }
  const content = (html: string) =>
    sanitizeRichText(html.replaceAll(/src="demo:(\w+)"/g, (_, key) => `data-media-id="${inText.get(key)}"`));
  const texts = localized((lang) => ({
    header: item[lang].header,
    content: content(item[lang].content),
    description: "",
    photoId: null,
    photoArray: photos,
    video: item.video ?? "",
  }));
  return {
    ...texts,
    coverId,
    category: item.category,
    starred: item.starred ?? false,
    // Ten in the morning in Hong Kong.
    date: `${item.date}T02:00:00.000Z`,
  };
}

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
