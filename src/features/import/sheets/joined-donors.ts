import { LANGS, localized } from "../../../platform/locale/lang";
import { type ConvertedContent, fieldOf, isRecord, type JoinedContent, listOf } from "../convert/context";

const namesIn = (content: Readonly<Record<string, unknown>>, lang: string): readonly unknown[] => {
  const texts = fieldOf(content, lang);
  return isRecord(texts) ? listOf(fieldOf(texts, "names")) : [];
};

/**
 * The names of donors that are here, and behind them those of a sheet, each as often as the sheet has it more than is
 * here already. Undefined where it has none of these.
 */
export function joinedDonors(
  added: ConvertedContent,
  here: Readonly<Record<string, unknown>>,
): JoinedContent | undefined {
  const missing = localized((lang) => {
    const counts = new Map<unknown, number>();
    for (const name of namesIn(here, lang)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return namesIn(added, lang).filter((name) => {
      const count = counts.get(name) ?? 0;
      counts.set(name, count - 1);
      return count <= 0;
    });
  });
  if (LANGS.every((lang) => missing[lang].length === 0)) return undefined;
  return {
    whole: localized((lang) => ({ names: [...namesIn(here, lang), ...missing[lang]] })),
    added: localized((lang) => ({ names: missing[lang] })),
  };
}
