import { type Feature, feature } from "../../core/feature.server";
import { pagesAnswers } from "./api.server";
import type { Page } from "./page";

/** The feature, given the pages that there are. */
export const pagesFeature = (pages: readonly Page[]): Feature =>
  feature({ name: "pages", answers: pagesAnswers(pages), content: pages });
