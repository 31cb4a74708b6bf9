import { Problem } from "../core/api/problem";
import { shownText } from "../core/locale/fallback.server";
import { localized } from "../core/locale/lang";
import { charityItemsProblems } from "./charity-items/problems.server";
import { charityItemStore } from "./charity-items/store.server";
import { enquiriesFeature } from "./enquiries/feature.server";

/** Enquiries, with the one thing that they need of another feature: a charity item's English name and price. */
export const enquiries = enquiriesFeature(async (db, id) => {
  const item = await charityItemStore(db).find(id);
  if (!item) throw new Problem(404, charityItemsProblems.unknownItem);
  const name = localized((lang) => item[lang].name);
  return { name: shownText(name, "eng").text, price: item.price };
});
