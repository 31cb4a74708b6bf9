import type { TranslatedKind } from "../../core/content/translation/followed.server";
import { type Feature, feature } from "../../core/feature.server";
import { type FormAddress, translationsAnswers } from "./api.server";

/** The feature, given the kinds of things whose texts it follows, and where their forms are. */
export const translationsFeature = (kinds: readonly TranslatedKind[], formAddress: FormAddress): Feature =>
  feature({
    name: "translations",
    answers: translationsAnswers(kinds, formAddress),
    filledTables: ["translation", "translation_count"],
  });
