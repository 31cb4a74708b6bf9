import type { RouterContextProvider } from "react-router";
import { siteConfig } from "../../charity/site.config";
import type { SiteDetails } from "../../charity/site-details";
import type { ContentType } from "../../content/definition";
import { filledLike } from "../../content/filled-in";
import { publishedRecord } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { outageContext } from "../../platform/db/outage.server";
import { depsContext } from "../../platform/loader-context.server";
import type { PageCache } from "../page-cache/page-cache.server";

/** The content type of the details, whose fields their feature defines. */
const DETAILS: ContentType = { name: "siteDetails", shared: {}, texts: {}, complete: [] };

/**
 * The charity's details as visitors should see them now: what was saved last, before the first save the values of
 * charity/site.config.ts. Read here and not in their feature because every page, and every e-mail of any feature,
 * says them.
 */
export async function readSiteDetails(db: Database): Promise<SiteDetails> {
  const { _id, version, eng, tra, sim, ...saved } = await publishedRecord(db, DETAILS);
  return filledLike<SiteDetails>(saved, siteConfig);
}

/** The details for a page: while the database is unavailable, as this process last read them. */
export const siteDetailsFor = async (context: Readonly<RouterContextProvider>): Promise<SiteDetails> =>
  (await lastShown(context, "site details", readSiteDetails)) ?? siteConfig;

const shown = new WeakMap<PageCache, Map<string, unknown>>();

/**
 * Content of a page besides its subject, as the charity's details or the text around a form. While the
 * database is unavailable it is what this process last read under the same name, undefined when it has read
 * nothing.
 */
export async function lastShown<T>(
  context: Readonly<RouterContextProvider>,
  name: string,
  read: (db: Database) => Promise<T>,
): Promise<T | undefined> {
  const { db, pages } = context.get(depsContext);
  const known = shown.get(pages) ?? new Map<string, unknown>();
  shown.set(pages, known);
  if (context.get(outageContext).away) return known.get(name) as T | undefined;
  const now = await read(db);
  known.set(name, now);
  return now;
}
