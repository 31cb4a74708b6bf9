import type { RouterContextProvider } from "react-router";
import type { Entry } from "../../core/content/definition";
import { publishedRecord, wholeRecord } from "../../core/content/store/published.server";
import { localeContext } from "../../core/locale/request-lang.server";
import { lastShown } from "../../core/site/frame/site-details.server";
import type { Page, PageTexts } from "./page";

/** A page's texts in every language, as they stand now; while the database is away, as this process showed them last. */
export const pageEntry = async <P extends Page>(
  context: Readonly<RouterContextProvider>,
  page: P,
): Promise<Entry<P>> =>
  (await lastShown(context, `page ${page.id}`, (db) => publishedRecord(db, page))) ??
  wholeRecord(page, { _id: page.id, version: 0 });

/** The texts of a page in the language of its visitor. */
export async function pageTexts<P extends Page>(
  context: Readonly<RouterContextProvider>,
  page: P,
): Promise<PageTexts<P>> {
  return (await pageEntry(context, page))[context.get(localeContext).lang];
}
