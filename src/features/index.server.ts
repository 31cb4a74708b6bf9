import { charityItemsCalls } from "../contract/charity-items.server";
import { chartCalls } from "../contract/chart.server";
import { donorsCalls } from "../contract/donors.server";
import { formsCalls } from "../contract/forms.server";
import { glossaryCalls } from "../contract/glossary.server";
import { newsCalls } from "../contract/news.server";
import { notesCalls } from "../contract/notes.server";
import { organizationCalls } from "../contract/organization.server";
import { smaCalls } from "../contract/sma.server";
import { specialCalls } from "../contract/special.server";
import { volunteerCalls } from "../contract/volunteer.server";
import { withCalls } from "../contract/with-calls.server";
import type { Feature } from "../platform/feature.server";
import { localized } from "../platform/locale/lang";
import { accountsFeature, grantableTypes } from "./accounts/feature.server";
import { activityFeature } from "./activity/feature.server";
import backup from "./backup/feature.server";
import charityItems from "./charity-items/feature.server";
import chart from "./chart/feature.server";
import { consents } from "./consents.server";
import { contentArchive, contentParts, exportFeature } from "./content-export/feature.server";
import { conversionFeature } from "./conversion/feature.server";
import donations from "./donations/feature.server";
import { donationNames } from "./donations/ledger/store.server";
import donorLetters from "./donor-letters/feature.server";
import donors from "./donors/feature.server";
import { enquiries } from "./enquiries.server";
import { formAddressIn } from "./form-address.server";
import forms from "./forms/feature.server";
import { freePages } from "./free-pages.server";
import glossary from "./glossary/feature.server";
import { glossaryConverter, glossaryTerms } from "./glossary/terms.server";
import { importFeature } from "./import/feature.server";
import { allScreens } from "./index.browser";
import savedViews from "./list-views/feature.server";
import { describedImages, mediaFeature } from "./media/feature.server";
import menu from "./menu/feature.server";
import news from "./news/feature.server";
import notes from "./notes/feature.server";
import organization from "./organization/feature.server";
import { outsideLinksFeature } from "./outside-links/feature.server";
import { pages, privacyNotice } from "./pages.server";
import { previewsFeature } from "./previews/feature.server";
import { receipts } from "./receipts.server";
import { redirectsFeature } from "./redirects/feature.server";
import { revisionsFeature } from "./revisions/feature.server";
import { searchIn } from "./search.server";
import siteDetails from "./site-details/feature.server";
import sma from "./sma/feature.server";
import smaTerms from "./sma-terms/feature.server";
import special from "./special/feature.server";
import { translationsFeature } from "./translations/feature.server";
import visits from "./visits/feature.server";
import volunteer from "./volunteer/feature.server";

export { glossaryConverter };

/** The content types of all features. */
const contentTypes = () => contentFeatures.flatMap(({ content = [] }) => content);

/** The names of those of which an account can be given some. */
export const typesOfAccounts = (): string[] => grantableTypes(contentTypes());

const search = searchIn(() => contentFeatures);

/** The public search, called by its page. */
export const siteSearch = search.site;
export const searchCatalog = search.catalog;

/** Features with something of their own; drafts and translations of all of it are features as well. */
const contentFeatures: readonly Feature[] = [
  accountsFeature(() => contentTypes()),
  mediaFeature(() => contentTypes()),
  withCalls(news, newsCalls),
  withCalls(donors, donorsCalls),
  donations,
  receipts,
  donorLetters,
  withCalls(special, specialCalls),
  withCalls(notes, notesCalls),
  withCalls(charityItems, charityItemsCalls),
  withCalls(forms, formsCalls),
  enquiries,
  withCalls(volunteer, volunteerCalls),
  withCalls(organization, organizationCalls),
  withCalls(chart, chartCalls),
  withCalls(sma, smaCalls),
  smaTerms,
  siteDetails,
  freePages,
  menu,
  redirectsFeature(() => contentFeatures.flatMap(({ content = [] }) => content)),
  withCalls(glossary, glossaryCalls),
  conversionFeature(glossaryConverter),
  pages,
  privacyNotice,
  search.feature,
  backup,
  importFeature(() => ({ features: contentFeatures, archive: contentArchive(() => contentParts(features)) })),
  exportFeature(() => features),
  visits,
  savedViews,
  activityFeature({
    features: () => features,
    words: () => allScreens,
    names: {
      donations: donationNames,
      "outside-links": async (_, addresses) =>
        new Map(addresses.map((each) => [each, localized(() => each)])),
    },
  }),
];

/** The server's half of every feature. The description of the API, the daily jobs and the demo content go by this order. */
export const features: readonly Feature[] = [
  ...contentFeatures,
  revisionsFeature(contentFeatures),
  previewsFeature(contentFeatures),
  translationsFeature(contentFeatures, [describedImages], formAddressIn(contentFeatures), glossaryTerms),
  consents(contentFeatures),
  outsideLinksFeature(contentFeatures, formAddressIn(contentFeatures)),
];
