import type { Content } from "../../content/definition";
import { sanitizeRichText } from "../../content/richtext/sanitize.server";
import { contentStore } from "../../content/store/store.server";
import { localized } from "../../platform/locale/lang";
import type { DemoSeed, DemoTools } from "../../site/demo/seed.server";
import { news } from "./definition";
import { demoNews } from "./demo";
import type { DemoNews } from "./demo/demo-news";

/** Publishes the demo news, with their drawings as image files. */
export const seedNews: DemoSeed = async (tools) => {
  const drafts: Content<typeof news>[] = [];
  for (const item of demoNews) drafts.push(await draftOf(item, tools));
  return async (tx, journal) => {
    for (const draft of drafts) {
      const { _id, version } = await contentStore(tx, news).add(draft, { author: "demo" });
      await journal("news", "add", _id, { _id, version });
    }
  };
};

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
