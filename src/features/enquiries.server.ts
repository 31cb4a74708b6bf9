import { published } from "../content/store/published.server";
import { Problem } from "../platform/http/problem";
import { shownText } from "../platform/locale/fallback.server";
import { localized } from "../platform/locale/lang";
import { charityItems } from "./charity-items/definition";
import { enquiriesFeature } from "./enquiries/feature.server";
import { enquiriesProblems } from "./enquiries/problems.server";

/** Enquiries, with the one thing that they need of another feature: a charity item's English name and price. */
export const enquiries = enquiriesFeature(async (db, id) => {
  const item = await published(db, charityItems).find(id);
  if (!item) throw new Problem(404, enquiriesProblems.unknownItem);
  const name = localized((lang) => item[lang].name);
  return { name: shownText(name, "eng").text, price: item.price };
});
