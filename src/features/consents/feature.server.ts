import { type Feature, feature } from "../../platform/feature.server";
import { consentsAnswers } from "./api.server";
import type { SiteContent } from "./entries.server";
import { consentsProblems } from "./problems.server";
import { CONSENTS, type PlacesOf, syncWithdrawalLog } from "./withdrawal/withdrawal-log.server";

/** The consents of people to be shown and named on the site, and what follows when one is withdrawn. */
export function consentsFeature(site: SiteContent, placesOf: PlacesOf): Feature {
  return feature({
    name: CONSENTS,
    answers: consentsAnswers(site, placesOf),
    problems: consentsProblems,
    background: syncWithdrawalLog(site, placesOf),
  });
}
