import { published } from "../../../core/content/store/published.server";
import type { Database } from "../../../core/db/database.server";
import type { Lang } from "../../../core/locale/lang";
import { type PageImage, pageImages, shownImages } from "../../../core/media/shown-images.server";
import { special } from "../definition";

/** A special appreciation image, with the number of its slot. */
export type SpecialImage = PageImage & { num: number };

/** The images of the slots that are filled, in order. */
export async function aboutSpecial(db: Database, lang: Lang): Promise<SpecialImage[]> {
  const places = await published(db, special).all();
  const ids = places.flatMap(({ photo_id }) => photo_id ?? []);
  const images = await shownImages(db, ids, lang);
  return places.flatMap(({ _id, photo_id }) =>
    pageImages([photo_id], images).map((image) => ({ num: Number(_id), ...image })),
  );
}
