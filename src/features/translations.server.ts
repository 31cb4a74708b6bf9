import { translatedContent } from "../core/content/translation/translated-content.server";
import type { Feature } from "../core/feature.server";
import { formAddress } from "./form-address.server";
import { allTerms, termOf } from "./glossary/terms.server";
import { translationsFeature } from "./translations/feature.server";

/** The translations of all that these features have for visitors. */
export function translations(features: readonly Feature[]): Feature {
  const kinds = features.flatMap(({ name, content = [], translated = [] }) => [
    ...translatedContent(name, content),
    ...translated,
  ]);
  return translationsFeature({
    kinds,
    formAddress: (type, id) =>
      kinds.find((kind) => kind.type === type)?.form?.(id) ?? formAddress(features, type, id),
    entryCalls: features.flatMap(({ entryCalls = [] }) => entryCalls),
    terms: async (db) => (await allTerms(db)).map(termOf),
  });
}
