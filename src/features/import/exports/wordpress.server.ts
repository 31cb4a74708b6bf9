import { createReadStream } from "node:fs";
import sax from "sax";
import { type RecordReport, textOf } from "../convert/context";
import type { ExportedSite, Post } from "./export-posts";
import { newsOfPosts } from "./group-posts.server";
import { wordpressHtml } from "./wordpress-text";

/** An item of an export, by the names of its elements. */
interface Item {
  fields: Map<string, string>;
  /** Terms by their taxonomy, each with its name and slug. */
  terms: { domain: string; slug: string; name: string }[];
  meta: Map<string, string>;
}

/** Elements whose text counts; all others, as comments of readers, are not held in memory. */
const FIELDS = [
  ...["title", "link", "pubDate", "content:encoded", "excerpt:encoded", "wp:post_id", "wp:post_date_gmt"],
  ...["wp:post_date", "wp:status", "wp:post_type", "wp:post_password", "wp:is_sticky", "wp:attachment_url"],
];
const SITE_FIELDS = ["wp:base_site_url", "wp:base_blog_url"];
/** Of the site's terms. The description of a language of Polylang is a list in PHP's notation, with its locale. */
const TERM_FIELDS = ["wp:term_taxonomy", "wp:term_slug", "wp:term_description"];
const LOCALE = /"locale";s:\d+:"([^"]+)"/;
/** Internal post types of a site. */
const OWN_TYPES =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-\w+|.*_template|elementor_library)$/;
const META = [
  "_thumbnail_id",
  "_wpml_import_language_code",
  "_wpml_import_translation_group",
  "_wpml_import_element_type",
];

/**
 * Reads an export of WordPress (WXR), part by part. Posts of one group of translations, by Polylang or WPML, are one
 * item of news.
 */
export async function readWordpress(path: string): Promise<ExportedSite> {
  const items: Item[] = [];
  const attachments = new Map<string, string>();
  const site = new Map<string, string>();
  const locales = new Map<string, string>();
  const parser = itemParser({ site, locales }, (item) => {
    const address = item.fields.get("wp:attachment_url") ?? "";
    if (item.fields.get("wp:post_type") !== "attachment") items.push(item);
    else if (address !== "") attachments.set(item.fields.get("wp:post_id") ?? "", address);
  });
  for await (const chunk of createReadStream(path, { encoding: "utf8" })) parser.write(String(chunk));
  parser.close();
  // The first of a network of sites is that of the network.
  const addresses = SITE_FIELDS.map((name) => site.get(name)?.replace(/\/+$/, "") ?? "").filter(
    (each) => each !== "",
  );
  const host = addresses.at(-1) ?? "";
  const uploadsAt = uploadsIn(attachments.values()) ?? (host === "" ? undefined : `${host}${UPLOADS}`);
  const reports: RecordReport[] = [];
  const posts = items.flatMap((item) => postOf(item, { host, attachments, locales }, reports));
  return {
    ...newsOfPosts(posts, reports),
    reports,
    uploads: [
      ...new Set([uploadsAt ?? "", ...addresses.map((each) => each + UPLOADS)].flatMap(spellings)),
      `${UPLOADS}/`,
    ],
    uploadsAt,
  };
}

const UPLOADS = "/wp-content/uploads";

/** The common prefix of most attachments: a site's uploads folder, or a host of its own. */
function uploadsIn(attachments: Iterable<string>): string | undefined {
  const counts = new Map<string, number>();
  for (const address of attachments) {
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) continue;
    const end = address.indexOf(`${UPLOADS}/`);
    const base = end < 0 ? new URL(address).origin : address.slice(0, end + UPLOADS.length);
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0];
}

/** Prefixes of upload addresses: with `www.` and without, and at WordPress's picture service. */
function spellings(uploads: string): string[] {
  const place = uploads.replace(/^https?:\/\/(?:www\.)?/i, "");
  const hosts = ["", "www.", "i0.wp.com/", "i1.wp.com/", "i2.wp.com/", "i3.wp.com/"];
  return place === "" ? [] : hosts.map((each) => `//${each}${place}/`);
}

/** What an export says of the site: its addresses by their elements, and the locales of languages by their slugs. */
interface SiteFacts {
  site: Map<string, string>;
  locales: Map<string, string>;
}

/** Gives each item of an export as soon as it has been read. */
function itemParser({ site, locales }: SiteFacts, onItem: (item: Item) => void) {
  const parser = sax.parser(true, {});
  let item: Item | undefined;
  let text = "";
  let isHeld = false;
  let term: { domain: string; slug: string } | undefined;
  let key = "";
  const siteTerm = new Map<string, string>();
  parser.onerror = () => {
    // Some exports have characters that XML does not know; what can be read around them is.
    Object.assign(parser, { error: null }); // its type knows no more than that there is one
    parser.resume();
  };
  parser.onopentag = ({ name, attributes }) => {
    if (name === "item") item = { fields: new Map(), terms: [], meta: new Map() };
    if (name === "category" && item)
      term = { domain: String(attributes.domain ?? ""), slug: String(attributes.nicename ?? "") };
    isHeld =
      (item !== undefined && (FIELDS.includes(name) || name === "category" || name === "wp:meta_key")) ||
      (name === "wp:meta_value" && META.includes(key)) ||
      (item === undefined && (SITE_FIELDS.includes(name) || TERM_FIELDS.includes(name)));
    text = "";
  };
  parser.ontext = (part) => {
    if (isHeld) text += part;
  };
  parser.oncdata = (part) => {
    if (isHeld) text += part;
  };
  parser.onclosetag = (name) => {
    if (name === "item" && item) {
      onItem(item);
      item = undefined;
    } else if (item && isHeld) {
      if (name === "category" && term) item.terms.push({ ...term, name: text.trim() });
      else if (name === "wp:meta_key") key = text.trim();
      else if (name === "wp:meta_value") item.meta.set(key, text.trim());
      else item.fields.set(name, text);
    } else if (name === "wp:term") {
      const [taxonomy, slug = "", description = ""] = TERM_FIELDS.map((field) => siteTerm.get(field));
      const locale = taxonomy === "language" && LOCALE.exec(description)?.[1];
      if (locale) locales.set(slug, locale);
      siteTerm.clear();
    } else if (isHeld) (TERM_FIELDS.includes(name) ? siteTerm : site).set(name, text.trim());
    isHeld = false;
    text = "";
  };
  return parser;
}

/** What a post refers to: the site's address, its attachments' addresses by number, and locales by languages. */
interface PostSite {
  host: string;
  attachments: ReadonlyMap<string, string>;
  locales: ReadonlyMap<string, string>;
}

function postOf(
  { fields, terms, meta }: Item,
  { host, attachments, locales }: PostSite,
  reports: RecordReport[],
): Post[] {
  const field = (name: string) => textOf(fields.get(name), "", NO_REPORT).trim();
  const number = field("wp:post_id");
  const id = `wordpress ${host.replace(/^https?:\/\//, "")} ${number}`;
  const leaveOut = (reason: RecordReport["reason"]): Post[] => {
    reports.push({
      reason,
      type: "news",
      oldId: id,
      name: field("title").slice(0, 120),
      where: "",
      detail: field("link"),
    });
    return [];
  };
  const type = field("wp:post_type");
  if (OWN_TYPES.test(type)) return [];
  if (type !== "post") return leaveOut("kindUnknown");
  if (field("wp:status") !== "publish" || field("wp:post_password") !== "") return leaveOut("notPublished");
  const named = (domain: string) => terms.filter((term) => term.domain === domain);
  const language = named("language")[0]?.slug ?? meta.get("_wpml_import_language_code") ?? "";
  const group = named("post_translations")[0]?.slug ?? meta.get("_wpml_import_translation_group") ?? "";
  return [
    {
      id,
      group: group === "" ? id : `${id.replace(/\d+$/, "")}${group}`,
      // A slug may be anything, as `zh` of the Simplified posts.
      language: locales.get(language) ?? language,
      title: field("title"),
      html: wordpressHtml(fields.get("content:encoded") ?? "", attachments),
      description: field("excerpt:encoded"),
      date: dateOf(field("wp:post_date_gmt"), field("wp:post_date"), field("pubDate")),
      cover: attachments.get(meta.get("_thumbnail_id") ?? "") ?? "",
      isStarred: field("wp:is_sticky") === "1",
      categories: named("category")
        .map(({ name }) => name)
        .filter((name) => name !== "" && !/^uncategorized$/i.test(name)),
      path: field("link"),
    },
  ];
}

const NO_REPORT = { report: () => {} };

/** The moment of a post: by what says its zone, and else the site's own time, which is that of Hong Kong. */
function dateOf(gmt: string, local: string, published: string): string {
  if (/^[12]\d{3}-\d\d-\d\d \d\d:\d\d/.test(gmt)) return `${gmt.replace(" ", "T")}Z`;
  if (/^[12]\d{3}-/.test(local)) return local;
  return published;
}
