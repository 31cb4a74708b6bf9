import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Deps } from "../../platform/deps.server";
import { decodeEntities, escapeHtml } from "../../platform/html/text";
import { Problem } from "../../platform/http/problem";
import { convertingBy } from "../../platform/locale/conversion/converter.server";
import type { Shown } from "../../platform/locale/fallback.server";
import { LANG_TAG, LANGS } from "../../platform/locale/lang";
import { fallbackSentence, siteHref } from "../frame/page";
import { readSiteDetails } from "../frame/site-details.server";
import type { ReadConverter } from "../page/converting.server";
import { CachedDocuments, prefixLang } from "../page-cache/serve-cached.server";
import { FEED_FORMATS, type Feed, type FeedFormat, type FeedQuery, type FeedSource, feedPath } from "./feed";

const TAG = /<[a-z][^<>]*>/gi;

const ADDRESS = /\s(href|src)="([^"]*)"/g;

/** Of use to a page of this site alone. */
const OF_PAGE = /\s(?:srcset|sizes|class|loading|decoding|data-[\w-]+)="[^"]*"/g;

/**
 * HTML for use on another site: with absolute addresses, and nothing that only this site's pages know.
 * @param absolute returns the absolute address of a link or an image
 */
const withAbsoluteLinks = (html: string, absolute: (address: string) => string): string =>
  html.replaceAll(TAG, (tag) =>
    tag
      .replaceAll(OF_PAGE, "")
      .replaceAll(
        ADDRESS,
        (_, name: string, address: string) => ` ${name}="${escapeHtml(absolute(decodeEntities(address)))}"`,
      ),
  );

/** The namespace of all these ids; a new one would show every reader every entry again. */
const NAMESPACE = Buffer.from("6f1d4e5c0a7b4d0f9a3e5b7c2d8e1f40", "hex");

/**
 * The stable id of an entry or a feed for feed readers, independent of changes of its words, its address or
 * the site's: a UUID of its name (RFC 9562, version 5).
 */
function feedId(...name: readonly string[]): string {
  const digest = createHash("sha1").update(NAMESPACE).update(name.join("/")).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = digest.toString("hex", 0, 16);
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}`;
}

const WRITERS = { atom: atomOf, json: jsonFeedOf } satisfies Record<FeedFormat, (feed: Feed) => string>;

/** For an empty feed. */
const NEVER = "1970-01-01T00:00:00.000Z";

/** `/tra/feed.atom` and `/tra/feed.json`, in each language, whole or of one category by `?cat=`. */
export function feedRoutes(deps: Deps, source: FeedSource, readConverter: ReadConverter): Hono {
  const app = new Hono();
  const documents = new CachedDocuments(deps);
  for (const lang of LANGS) {
    for (const [format, { file, type }] of Object.entries(FEED_FORMATS) as [
      FeedFormat,
      (typeof FEED_FORMATS)[FeedFormat],
    ][]) {
      app.get(`/${lang}/${file}`, (context) => {
        const category = context.req.query("cat") ?? null;
        if (category !== null && !source.categories.includes(category))
          throw new Problem(400, "invalid", { errors: [{ path: "cat", says: "invalidValue" }] });
        const query = { lang, category };
        return documents.answer(context, {
          name: `${lang} ${feedPath(format, category)}`,
          type: `${type}; charset=utf-8`,
          write: async () => {
            const converter = await readConverter(deps);
            const write = async () => WRITERS[format](await readFeed(deps, source, query, format));
            return convertingBy(converter, write);
          },
        });
      });
    }
  }
  return app;
}

/** Reads the requested feed. Its ids are the same in both formats. */
async function readFeed(deps: Deps, source: FeedSource, query: FeedQuery, format: FeedFormat): Promise<Feed> {
  const { lang, category } = query;
  const origin = deps.config.publicUrl;
  const address = (path: string) => origin + siteHref(`/${lang}`, path);
  const { name } = await readSiteDetails(deps.db);
  const entries = (await source.entries(deps, query)).map(({ path, ...entry }) => {
    const url = address(path);
    return {
      ...entry,
      id: feedId("entry", entry.id, lang),
      url,
      title: onOneLine(entry.title),
      content: { ...entry.content, text: contentOf(entry.content, query, absoluteFrom(deps, url, query)) },
      image: entry.image && origin + entry.image,
    };
  });
  return {
    id: feedId("feed", lang, category ?? ""),
    lang,
    title: `${name[lang]} – ${source.title(query)}`,
    author: name[lang],
    home: address(source.page(query)),
    self: address(feedPath(format, category)),
    updated: entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), NEVER),
    entries,
  };
}

const onOneLine = (text: Shown): Shown => ({ ...text, text: text.text.replaceAll(/\s+/g, " ").trim() });

/** Gives whole addresses for those on the page at `url`, of pages of this site in the language of the feed. */
const absoluteFrom =
  ({ addresses, config }: Deps, url: string, { lang }: FeedQuery) =>
  (given: string): string => {
    if (!URL.canParse(given, url)) return url;
    const found = new URL(given, url);
    const { origin, pathname, search, hash } = found;
    const isPlain = origin === new URL(config.publicUrl).origin && prefixLang(pathname) === undefined;
    if (!isPlain || !addresses.isPage(pathname)) return found.href;
    return config.publicUrl + siteHref(`/${lang}`, pathname) + search + hash;
  };

/** The content with whole addresses; where it is in another language, or was converted, it says so as pages do. */
function contentOf(
  { text, ...shown }: Shown,
  { lang }: FeedQuery,
  absolute: (address: string) => string,
): string {
  const html = withAbsoluteLinks(text, absolute);
  const source = shown.from ?? (shown.lang === lang ? undefined : shown.lang);
  if (source === undefined || html === "") return html;
  const note = escapeHtml(fallbackSentence(source, lang, shown.from !== undefined));
  return `<p lang="${LANG_TAG[lang]}"><em>${note}</em></p><div lang="${LANG_TAG[shown.lang]}">${html}</div>`;
}

/** Characters that XML 1.0 cannot represent, even escaped. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const xml = (text: string): string => escapeHtml(text.replaceAll(NOT_IN_XML, ""));

/** A feed as Atom 1.0 (RFC 4287). */
export function atomOf(feed: Feed): string {
  const inLang = (text: Shown) => (text.lang === feed.lang ? "" : ` xml:lang="${LANG_TAG[text.lang]}"`);
  const entries = feed.entries.map(
    ({ id, url, title, summary, content, tags, published, updated }) => `<entry>
<id>${xml(id)}</id>
<title${inLang(title)}>${xml(title.text)}</title>
<link rel="alternate" type="text/html" href="${xml(url)}"/>
<published>${xml(published)}</published>
<updated>${xml(updated)}</updated>
${tags.map((tag) => `<category term="${xml(tag)}"/>\n`).join("")}${
  summary.text === "" ? "" : `<summary${inLang(summary)}>${xml(summary.text)}</summary>\n`
}<content type="html"${inLang(content)}>${xml(content.text)}</content>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANG_TAG[feed.lang]}">
<id>${xml(feed.id)}</id>
<title>${xml(feed.title)}</title>
<updated>${xml(feed.updated)}</updated>
<author><name>${xml(feed.author)}</name></author>
<link rel="self" type="application/atom+xml" href="${xml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${xml(feed.home)}"/>
${entries.join("")}</feed>
`;
}

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
