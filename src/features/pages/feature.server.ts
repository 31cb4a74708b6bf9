import { entryRules } from "../../content/save/entry-rules.server";
import { type Feature, feature } from "../../platform/feature.server";
import { type OtherPages, pagesAnswers } from "./api.server";
import type { Page } from "./page";

/** The feature, given the pages that there are, and those that another feature keeps. */
export const pagesFeature = (pages: readonly Page[], others: OtherPages): Feature =>
  feature({
    name: "pages",
    answers: pagesAnswers(pages, others),
    content: pages,
    entryRules: pages.map((type) =>
      entryRules({
        type,
        listed: async (cards) => cards.map((card) => ({ ...card, address: type.view, isFixed: true })),
      }),
    ),
  });
