import { imagesInEntries } from "../../../content/pictures/described-uses.server";
import { published } from "../../../content/store/published.server";
import { type PageImage, pageImages } from "../../../media/shown-images.server";
import type { Database } from "../../../platform/db/database.server";
import { type Shown, shownText } from "../../../platform/locale/fallback.server";
import { type Lang, localized } from "../../../platform/locale/lang";
import { charityItems } from "../definition";

/** A photo of an item. */
export type ItemPhoto = PageImage;

/** A charity item as one reader sees it. */
export interface ItemView {
  id: string;
  price: string;
  /** The first is the cover. */
  photos: ItemPhoto[];
  name: Shown;
  tag: Shown;
  desc: Shown;
}

/** All charity items in the order that staff gave them, in `lang`, with fallback where that has no text. */
export async function itemsView(db: Database, lang: Lang): Promise<ItemView[]> {
  const items = await published(db, charityItems).all();
  const ids = items.flatMap(({ coverId }) => coverId.filter((id) => id !== null));
  const entries = items.map(({ _id }) => _id);
  const imagesIn = await imagesInEntries(db, { type: charityItems.name, entries }, ids, lang);
  return items.map((item) => {
    const text = (field: "name" | "tag" | "desc") =>
      shownText(
        localized((each) => item[each][field]),
        lang,
      );
    return {
      id: item._id,
      price: item.price,
      photos: pageImages(item.coverId, imagesIn(item._id)),
      name: text("name"),
      tag: text("tag"),
      desc: text("desc"),
    };
  });
}
