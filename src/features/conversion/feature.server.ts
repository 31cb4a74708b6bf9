import { entryRules } from "../../content/save/entry-rules.server";
import { startConvertingAhead } from "../../content/translation/convert-ahead.server";
import { type Feature, feature } from "../../platform/feature.server";
import { converterBy } from "../../platform/locale/conversion/converter.server";
import { converterIn } from "../../site/page/converting.server";
import { conversionAnswers, type ReadConverter } from "./api.server";
import { sentences } from "./definition";
import { conversionProblems } from "./problems.server";
import { sentenceRules } from "./rules.server";
import { translationSettings } from "./settings.server";

/** Conversion between the Chinese scripts; one of `features` keeps the glossary by which it goes. */
export function conversionFeature(features: () => readonly Feature[]): Feature {
  const read: ReadConverter = async (deps) => converterIn(features())?.(deps) ?? converterBy([]);
  return feature({
    name: "conversion",
    settings: translationSettings,
    answers: conversionAnswers(read),
    content: [sentences],
    entryRules: [entryRules(sentenceRules)],
    problems: conversionProblems,
    background: startConvertingAhead(read),
  });
}
