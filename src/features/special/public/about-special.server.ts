import { imagesInEntries } from "../../../content/pictures/described-uses.server";
import { publishedRecord } from "../../../content/store/published.server";
import { type PageImage, pageImages } from "../../../media/shown-images.server";
import type { Database } from "../../../platform/db/database.server";
import { type Shown, shownText } from "../../../platform/locale/fallback.server";
import type { Lang } from "../../../platform/locale/lang";
import { special } from "../definition";
import { SLOTS } from "../words";

/** A special appreciation image, with the number of its slot and whom it thanks. */
export interface SpecialImage {
  num: number;
  image: PageImage;
  caption: Shown;
}

/** The images of the slots that are filled, in order. */
export async function aboutSpecial(db: Database, lang: Lang): Promise<SpecialImage[]> {
  const { _id, ...slots } = await publishedRecord(db, special);
  const ids = SLOTS.flatMap((slot) => slots[slot].photo_id ?? []);
  const images = (await imagesInEntries(db, { type: special.name, entries: [_id] }, ids, lang))(_id);
  return SLOTS.flatMap((slot, at) =>
    pageImages([slots[slot].photo_id], images).map((image) => ({
      ...{ num: at + 1, image, caption: shownText(slots[slot].caption, lang) },
    })),
  );
}
