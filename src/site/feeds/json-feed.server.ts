import { LANG_TAG } from "../../platform/locale/lang";
import type { Feed } from "./feed";

/** A feed as JSON Feed 1.1. */
export function jsonFeedOf(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    authors: [{ name: feed.author, url: feed.home }],
    language: LANG_TAG[feed.lang],
    items: feed.entries.map(({ id, url, title, summary, content, image, tags, published, updated }) => ({
      id,
      url,
      title: title.text,
      content_html: content.text,
      ...(summary.text !== "" && { summary: summary.text }),
      ...(image && { image }),
      date_published: published,
      date_modified: updated,
      ...(tags.length > 0 && { tags }),
      // Of an entry that is there in another language alone.
      ...(content.lang !== feed.lang && { language: LANG_TAG[content.lang] }),
    })),
  });
}
