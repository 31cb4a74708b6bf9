import { shownText } from "../core/locale/fallback.server";
import { localized } from "../core/locale/lang";
import { charityItemStore } from "./charity-items/store.server";
import { enquiriesFeature } from "./enquiries/feature.server";

/** Enquiries, with the one thing that they need of another feature: a charity item's English name and price. */
export const enquiries = enquiriesFeature(async (db, id) => {
  const item = await charityItemStore(db).find(id);
  return (
    item && {
      name: shownText(
        localized((lang) => item[lang].name),
        "eng",
      ).text,
      price: item.price,
    }
  );
});
