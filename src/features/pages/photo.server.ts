import type { RouterContextProvider } from "react-router";
import { imagesInEntries } from "../../core/content/pictures/images-in-entries.server";
import { localeContext } from "../../core/locale/request-lang.server";
import { type PageImage, pageImages } from "../../core/media/shown-images.server";
import { lastShown } from "../../core/site/frame/site-details.server";
import type { Page } from "./page";

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
