import type { RouterContextProvider } from "react-router";
import type { Entry } from "../../content/definition";
import { imagesInEntries } from "../../content/pictures/described-uses.server";
import { publishedRecord, wholeRecord } from "../../content/store/published.server";
import { type PageImage, pageImages } from "../../media/shown-images.server";
import { localeContext } from "../../platform/loader-context.server";
import { lastShown } from "../../site/frame/site-details.server";
import type { Page, PageTexts } from "./page";

/** A page's texts in every language, as they are now; while the database is away, as this process showed them last. */
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

/** The charity's own photograph `photo` in the place of a page's drawing of people; null while it has none. */
export async function pagePhoto(
  context: Readonly<RouterContextProvider>,
  page: Page,
  photo: string | null,
): Promise<PageImage | null> {
  if (photo === null) return null;
  const { lang } = context.get(localeContext);
  const shown = await lastShown(context, `photo ${page.id} ${lang}`, async (db) => {
    const imagesIn = await imagesInEntries(db, { type: page.name, entries: [page.id] }, [photo], lang);
    return pageImages([photo], imagesIn(page.id))[0];
  });
  return shown ?? null;
}
