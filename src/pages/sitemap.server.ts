import { Hono } from "hono";
import { etag } from "hono/etag";
import { Problem } from "../core/api/problem";
import type { Database } from "../core/db/database.server";
import { partOfPage } from "../core/db/paging.server";
import type { Deps } from "../core/deps.server";
import { LANG_TAG, LANGS } from "../core/locale/lang";
import { siteHref } from "../core/site/frame/link";
import { newsPlaces } from "../features/news/places.server";

/** Plain addresses of the pages that search engines should know, besides the news. */
const PAGES = [
  "/",
  "/about",
  "/sma",
  "/involved",
  "/archive",
  "/donate",
  "/contact",
  "/accessibility",
  "/privacy",
];

/**
 * News in one file, each in every language. Search engines take many more; this many are written in the time of a
 * page.
 */
const NEWS_IN_A_FILE = 500;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XML = { "Content-Type": "application/xml; charset=utf-8" };

/**
 * What search engines ask for: /robots.txt and /sitemap.xml, each page in three languages. Where there are too many
 * news for one file, /sitemap.xml names /sitemap-1.xml and on, the newest first.
 */
export function sitemapRoutes({ db, config }: Deps): Hono {
  const robots = `User-agent: *\nDisallow: /cms\nDisallow: /api/\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`;
  const app = new Hono();
  app.use("/:file{sitemap.*}", etag());
  app.get("/robots.txt", (context) => context.text(robots));
  app.get("/sitemap.xml", async (context) => {
    const files = await filesFor(db);
    const body = files > 1 ? indexOf(config.publicUrl, files) : await fileOf(db, config.publicUrl, 1);
    return context.body(body, 200, XML);
  });
  app.get("/:file{sitemap-[1-9][0-9]{0,5}\\.xml}", async (context) => {
    const number = Number.parseInt(context.req.param("file").slice("sitemap-".length), 10);
    if (number > (await filesFor(db))) throw new Problem(404, "notFound");
    return context.body(await fileOf(db, config.publicUrl, number), 200, XML);
  });
  return app;
}

const filesFor = async (db: Database) => Math.ceil((await newsPlaces(db, {}).count()) / NEWS_IN_A_FILE);

function indexOf(origin: string, files: number): string {
  const locations = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc></sitemap>`,
  );
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${locations.join("\n")}\n</sitemapindex>\n`;
}

/** The file of that number; the first has the pages too. */
async function fileOf(db: Database, origin: string, number: number): Promise<string> {
  const news = await newsPlaces(db, {}).part(partOfPage(number, NEWS_IN_A_FILE));
  const urls = [
    ...(number === 1 ? PAGES.map((path) => urlsOf(origin, path)) : []),
    ...news.map(({ id, date }) => urlsOf(origin, `/archiveitem?news_id=${id}`, date)),
  ];
  return `${HEAD}
<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/** One page: its address in each language, each naming the others. */
function urlsOf(origin: string, path: string, date?: string): string {
  const address = (prefix: string) => origin + siteHref(prefix, path);
  const others = LANGS.map(
    (lang) => `<xhtml:link rel="alternate" hreflang="${LANG_TAG[lang]}" href="${address(`/${lang}`)}"/>`,
  ).join("");
  const lastmod = date ? `<lastmod>${date}</lastmod>` : "";
  return LANGS.map((lang) => `<url><loc>${address(`/${lang}`)}</loc>${lastmod}${others}</url>`).join("\n");
}
