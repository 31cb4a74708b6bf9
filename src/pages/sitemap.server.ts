import { Hono } from "hono";
import { etag } from "hono/etag";
import type { Deps } from "../core/deps.server";
import { LANG_TAG, LANGS } from "../core/locale/lang";
import { siteHref } from "../core/site/link";
import { newsDates } from "../features/news/news-dates.server";

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

/** A sitemap takes 50,000 addresses; each page has one in every language. */
const MOST_NEWS = 16_000;

/** What search engines ask for: /robots.txt and /sitemap.xml, each page in three languages. */
export function sitemapRoutes({ db, config }: Deps): Hono {
  const robots = `User-agent: *\nDisallow: /cms\nDisallow: /api/\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`;
  const app = new Hono();
  app.use("/sitemap.xml", etag());
  app.get("/robots.txt", (context) => context.text(robots));
  app.get("/sitemap.xml", async (context) => {
    const news = await newsDates(db, MOST_NEWS);
    const urls = [
      ...PAGES.map((path) => urlsOf(config.publicUrl, path)),
      ...news.map(({ id, date }) => urlsOf(config.publicUrl, `/archiveitem?news_id=${id}`, date)),
    ];
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
    return context.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8" });
  });
  return app;
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
