import { imagesInEntries } from "../../../content/pictures/described-uses.server";
import { published } from "../../../content/store/published.server";
import { type PageImage, pageImages } from "../../../media/shown-images.server";
import type { Database } from "../../../platform/db/database.server";
import { type Shown, shownText } from "../../../platform/locale/fallback.server";
import type { Lang } from "../../../platform/locale/lang";
import { special } from "../definition";

/** A special appreciation image, with the number of its slot and whom it thanks. */
export interface SpecialImage {
  num: number;
  image: PageImage;
  caption: Shown;
}

/** The images of the slots that are filled, in order. */
export async function aboutSpecial(db: Database, lang: Lang): Promise<SpecialImage[]> {
  const slots = await published(db, special).all();
  const ids = slots.flatMap(({ photo_id }) => photo_id ?? []);
  const entries = slots.map(({ _id }) => _id);
  const imagesIn = await imagesInEntries(db, { type: special.name, entries }, ids, lang);
  return slots.flatMap(({ _id, photo_id, caption }) =>
    pageImages([photo_id], imagesIn(_id)).map((image) => ({
      ...{ num: Number(_id), image, caption: shownText(caption, lang) },
    })),
  );
}
