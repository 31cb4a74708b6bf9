import { contentRegistry } from "../../content/registry/content-registry.server";
import {
  type FormAddress,
  type TranslatedKind,
  translatedContent,
} from "../../content/translation/translation-status.server";
import { type Feature, feature } from "../../platform/feature.server";
import { translationsAnswers } from "./api.server";
import { exchangeProblems } from "./exchange/problems.server";
import type { Sources } from "./exchange/send.server";

/** The translations of all that these features have for visitors, and of what is no entry, with the address of the form of each. */
export function translationsFeature(
  features: readonly Feature[],
  others: readonly TranslatedKind[],
  formAddress: FormAddress,
  terms: Sources["terms"],
): Feature {
  const kinds = [
    ...features.flatMap(({ name, content = [] }) => translatedContent(name, content)),
    ...others,
  ];
  const answers = translationsAnswers({
    kinds,
    formAddress: (type, id) => kinds.find((kind) => kind.type === type)?.form?.(id) ?? formAddress(type, id),
    registry: contentRegistry(features),
    terms,
  });
  return feature({
    name: "translations",
    answers,
    problems: exchangeProblems,
  });
}
