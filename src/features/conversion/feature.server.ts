import { keepConverted } from "../../core/content/translation/convert-ahead.server";
import { type Feature, feature } from "../../core/feature.server";
import { conversionAnswers, type ReadConverter } from "./api.server";
import { sentences } from "./definition";
import { conversionProblems } from "./problems.server";
import { translationSettings } from "./settings.server";

/** The feature, told of the glossary. */
export const conversionFeature = (read: ReadConverter): Feature =>
  feature({
    name: "conversion",
    settings: translationSettings,
    answers: conversionAnswers(read),
    content: [sentences],
    // They are used or not: there is nothing to draft.
    entryCalls: [{ type: sentences, saves: () => undefined }],
    problems: conversionProblems,
    converter: read,
    background: keepConverted(read),
  });
