import type { RouterContextProvider } from "react-router";
import { unsaved } from "../../core/content/fields-of";
import { publishedRecord } from "../../core/content/store/published.server";
import { localeContext } from "../../core/locale/request-lang.server";
import { lastShown } from "../../core/site/frame/site-details.server";
import type { Page, PageTexts } from "./page";

/** The texts of a page for a visitor; while the database is away, as this process showed them last. */
export async function pageTexts<P extends Page>(
  context: Readonly<RouterContextProvider>,
  page: P,
): Promise<PageTexts<P>> {
  const { lang } = context.get(localeContext);
  const entry = await lastShown(context, `page ${page.id}`, (db) => publishedRecord(db, page));
  return (entry ?? unsaved(page))[lang];
}
