import { facetName } from "../../content/card";
import type { Content } from "../../content/definition";
import { knownEntries } from "../../content/list-feature.server";
import { sanitizeRichText } from "../../content/richtext/sanitize.server";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { published } from "../../content/store/published.server";
import { contentStore } from "../../content/store/store.server";
import type { Database } from "../../platform/db/database.server";
import { feature } from "../../platform/feature.server";
import { localized } from "../../platform/locale/lang";
import type { DemoTools, Publish } from "../../site/demo/seed.server";
import { newsActions } from "./actions";
import { news } from "./definition";
import type { DemoNews } from "./demo/demo-news";
import { newsProblems } from "./problems.server";

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
