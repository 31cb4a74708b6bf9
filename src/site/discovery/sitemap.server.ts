import { Hono } from "hono";
import type { ContentType } from "../../content/definition";
import type { KnownAddress, KnownEntries, KnownPage } from "../../content/known-pages.server";
import type { ContentTables } from "../../content/store/tables.server";
import type { Database } from "../../platform/db/database.server";
import { type Part, pagesOf, partOfPage } from "../../platform/db/paging.server";
import type { Deps } from "../../platform/deps.server";
import type { Feature } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { LANG_TAG, LANGS } from "../../platform/locale/lang";
import { siteHref } from "../frame/page";
import { CachedDocuments } from "../page-cache/serve-cached.server";

/**
 * Entries in one file, each in every language. Search engines take many more; this many are written in the time of a
 * page.
 */
const ENTRIES_IN_A_FILE = 500;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XML = "application/xml; charset=utf-8";

/**
 * The addresses for search engines: /robots.txt, and /sitemap.xml, which lists /sitemap-1.xml and on with the
 * latest change in each; these list each page in its languages.
 */
export function sitemapRoutes(
  deps: Deps,
  features: readonly Pick<Feature, "pages" | "entries">[],
  sitePages: readonly KnownPage[],
): Hono {
  const { db, config } = deps;
  const robots = `User-agent: *\nDisallow: /cms\nDisallow: /api/\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`;
  const pages = [...sitePages, ...features.flatMap(({ pages = [] }) => pages)].filter(
    ({ listed = true }) => listed,
  );
  const entries = features.flatMap((feature) => feature.entries ?? []);
  const filesNow = async () => {
    const total = (await counted(db, entries)).reduce((sum, count) => sum + count, 0);
    return pagesOf(total, ENTRIES_IN_A_FILE);
  };
  const addressesOf = async (number: number) => [
    ...(number === 1 ? await Promise.all(pages.map((page) => addressOf(db, page))) : []),
    ...(await partOf(db, entries, partOfPage(number, ENTRIES_IN_A_FILE))),
  ];
  const writeIndex = async () => {
    const latest: (string | undefined)[] = [];
    const files = await filesNow();
    for (let number = 1; number <= files; number += 1) latest.push(latestOf(await addressesOf(number)));
    return indexOf(config.publicUrl, latest);
  };

  const documents = new CachedDocuments(deps);
  const app = new Hono();
  app.get("/robots.txt", (context) => context.text(robots));
  app.get("/sitemap.xml", (context) =>
    documents.answer(context, { name: "index", type: XML, write: writeIndex }),
  );
  app.get("/:file{sitemap-[1-9][0-9]{0,5}\\.xml}", async (context) => {
    const number = Number.parseInt(context.req.param("file").slice("sitemap-".length), 10);
    if (number > (await filesNow())) throw new Problem(404, "notFound");
    const write = async () => fileOf(config.publicUrl, await addressesOf(number));
    return documents.answer(context, { name: `${number}`, type: XML, write });
  });
  return app;
}

const addressOf = async (db: Database, { path, shows = [] }: KnownPage): Promise<Address> => {
  const date = await latestChange(db, shows);
  return { path, ...(date !== undefined && { date }) };
};

/** The latest of the dates, which are all of one form. */
const latestOf = (addresses: readonly Address[]): string | undefined =>
  addresses
    .flatMap(({ date }) => date ?? [])
    .reduce<string | undefined>(
      (latest, date) => (latest === undefined || date > latest ? date : latest),
      undefined,
    );

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

/** @param latest the latest change of each file */
function indexOf(origin: string, latest: readonly (string | undefined)[]): string {
  const files = latest.map(
    (date, at) => `<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc>${lastmodOf(date)}</sitemap>`,
  );
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${files.join("\n")}\n</sitemapindex>\n`;
}

const lastmodOf = (date: string | undefined): string => (date ? `<lastmod>${date}</lastmod>` : "");

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
  return langs
    .map((lang) => `<url><loc>${address(`/${lang}`)}</loc>${lastmodOf(date)}${others}</url>`)
    .join("\n");
}

/** Types of content, or one entry of a type. */
type ShownContent = readonly Pick<ContentType, "name" | "id">[];

/** When visitors were last given something new of this content, ISO 8601; undefined if unknown. */
async function latestChange(db: Database, shown: ShownContent): Promise<string | undefined> {
  if (shown.length === 0) return undefined;
  const { latest } = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select(({ fn }) => fn.max("changed").as("latest"))
    .where("published", "is not", null)
    .where("deleted_at", "is", null)
    .where(({ eb, or, and }) =>
      or(
        shown.map(({ name, id }) =>
          id === undefined ? eb("type", "=", name) : and([eb("type", "=", name), eb("id", "=", id)]),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return latest || undefined;
}
