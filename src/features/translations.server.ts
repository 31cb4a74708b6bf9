import { idName } from "../core/content/staff/content-screens";
import { translatedContent } from "../core/content/translation/translated-content.server";
import type { Feature } from "../core/feature.server";
import { allTerms, termOf } from "./glossary/terms.server";
import { allScreens } from "./index.browser";
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

/** The address of the form of something that a feature keeps. */
function formAddress(features: readonly Feature[], name: string, id: string): string {
  const owner = features.find(({ content = [] }) => content.some((type) => type.name === name));
  const type = owner?.content?.find((each) => each.name === name && (each.id ?? id) === id);
  const content = allScreens.find((each) => each.name === owner?.name)?.content ?? [];
  if (type && "one" in type) {
    const lists = content.flatMap((late) => ("addresses" in late ? late.addresses.edit : []));
    return `${lists[0]}?${new URLSearchParams({ [idName(type as never)]: id })}`;
  }
  const records = content.flatMap((late) => ("address" in late ? late.address : []));
  return records.find((address) => type?.id === undefined || address.endsWith(`/${id}`)) ?? "/cms";
}
