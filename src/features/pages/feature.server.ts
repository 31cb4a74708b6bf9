import { entryRules } from "../../content/save/entry-rules.server";
import { type Feature, feature } from "../../platform/feature.server";
import type { Page } from "./page";

/** Makes the feature for these pages. */
export const pagesFeature = (pages: readonly Page[]): Feature =>
  feature({
    name: "pages",
    content: pages,
    entryRules: pages.map((type) =>
      entryRules({
        type,
        listed: async (cards) => cards.map((card) => ({ ...card, address: type.view, isFixed: true })),
      }),
    ),
  });
