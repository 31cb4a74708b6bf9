import { type Feature, feature } from "../../platform/feature.server";
import { type OtherPages, pagesAnswers } from "./api.server";
import type { Page } from "./page";

/** The feature, given the pages that there are, and those that another feature keeps. */
export const pagesFeature = (pages: readonly Page[], others: OtherPages): Feature =>
  feature({
    name: "pages",
    answers: pagesAnswers(pages, others),
    content: pages,
    entryCalls: pages.map((page) => ({
      type: page,
      saves: ({ version, entry }) => ({
        call: "edit",
        body: { page: { ...entry, _id: page.id, version } },
        at: "page.",
      }),
    })),
  });
