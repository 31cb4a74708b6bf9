import { Hono } from "hono";
import { etag } from "hono/etag";
import type { KnownAddress, KnownEntries, KnownPage } from "../../content/known-pages.server";
import type { Database } from "../../platform/db/database.server";
import { type Part, pagesOf, partOfPage } from "../../platform/db/paging.server";
import type { Deps } from "../../platform/deps.server";
import type { Feature } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { LANG_TAG, LANGS } from "../../platform/locale/lang";
import { siteHref } from "../frame/link";

/**
 * Entries in one file, each in every language. Search engines take many more; this many are written in the time of a
 * page.
 */
const ENTRIES_IN_A_FILE = 500;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XML = { "Content-Type": "application/xml; charset=utf-8" };

/**
 * The addresses for search engines: /robots.txt and /sitemap.xml, each page in the languages in which it is there. Where there are too
 * many entries for one file, /sitemap.xml names /sitemap-1.xml and on.
 */
export function sitemapRoutes(
  { db, config }: Deps,
  features: readonly Pick<Feature, "pages" | "entries">[],
  sitePages: readonly KnownPage[],
): Hono {
  const robots = `User-agent: *\nDisallow: /cms\nDisallow: /api/\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`;
  const pages = [...sitePages, ...features.flatMap(({ pages = [] }) => pages)].filter(
    ({ listed = true }) => listed,
  );
  const entries = features.flatMap((feature) => feature.entries ?? []);
  const filesNow = async () => {
    const total = (await counted(db, entries)).reduce((sum, count) => sum + count, 0);
    return pagesOf(total, ENTRIES_IN_A_FILE);
  };
  const file = async (number: number) =>
    fileOf(config.publicUrl, [
      ...(number === 1 ? pages : []),
      ...(await partOf(db, entries, partOfPage(number, ENTRIES_IN_A_FILE))),
    ]);

  const app = new Hono();
  app.use("/:file{sitemap.*}", etag());
  app.get("/robots.txt", (context) => context.text(robots));
  app.get("/sitemap.xml", async (context) => {
    const files = await filesNow();
    return context.body(files > 1 ? indexOf(config.publicUrl, files) : await file(1), 200, XML);
  });
  app.get("/:file{sitemap-[1-9][0-9]{0,5}\\.xml}", async (context) => {
    const number = Number.parseInt(context.req.param("file").slice("sitemap-".length), 10);
    if (number > (await filesNow())) throw new Problem(404, "notFound");
    return context.body(await file(number), 200, XML);
  });
  return app;
}

/** A page that is always there is so in every language. */
type Address = Omit<KnownAddress, "langs"> & Partial<Pick<KnownAddress, "langs">>;

/** The number of entries of each kind. */
const counted = (db: Database, entries: readonly KnownEntries[]) =>
  Promise.all(entries.map(({ count }) => count(db)));

/** A part of all entries, one kind after the other. */
async function partOf(db: Database, entries: readonly KnownEntries[], part: Part): Promise<Address[]> {
  const counts = await counted(db, entries);
  const found: Address[] = [];
  let { limit, offset } = part;
  for (const [at, kind] of entries.entries()) {
    const some = limit > 0 && offset < (counts[at] ?? 0) ? await kind.part(db, { limit, offset }) : [];
    found.push(...some);
    limit -= some.length;
    offset = Math.max(0, offset - (counts[at] ?? 0));
  }
  return found;
}

function indexOf(origin: string, files: number): string {
  const locations = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc></sitemap>`,
  );
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${locations.join("\n")}\n</sitemapindex>\n`;
}

function fileOf(origin: string, addresses: readonly Address[]): string {
  return `${HEAD}
<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.map((each) => urlsOf(origin, each)).join("\n")}
</urlset>
`;
}

/** One page: its address in each language in which it is there, each naming the others. */
function urlsOf(origin: string, { path, date, langs = LANGS }: Address): string {
  const address = (prefix: string) => origin + siteHref(prefix, path);
  const others = langs
    .map((lang) => `<xhtml:link rel="alternate" hreflang="${LANG_TAG[lang]}" href="${address(`/${lang}`)}"/>`)
    .join("");
  const lastmod = date ? `<lastmod>${date}</lastmod>` : "";
  return langs.map((lang) => `<url><loc>${address(`/${lang}`)}</loc>${lastmod}${others}</url>`).join("\n");
}
