import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import { newReferenceId } from "./citations";

type References = Localized<{ references: readonly string[] }>;
type Ids = Localized<string[]>;
type GivenIds = Partial<Localized<string[] | undefined>>;

/** Returns whether each source of each list has an id that no other of the list has. */
export function fits(ids: GivenIds, texts: References): ids is Ids {
  return LANGS.every((lang) => fitsList(ids[lang], texts[lang].references));
}

const fitsList = (ids: readonly string[] | undefined, list: readonly string[]): ids is string[] =>
  ids?.length === list.length && new Set(ids).size === ids.length;

/** Ids of sources that never had any: the same in all languages for the same source, and each time they are made. */
export function firstIds(texts: References): Ids {
  const known = new Map<string, string>();
  return idsBy(texts, (source, at) => {
    const key = `${at} ${source}`;
    if (!known.has(key)) known.set(key, `s${known.size + 1}`);
    return known.get(key) ?? "";
  });
}

/**
 * Ids of the sources of a topic that is saved: those that came with it, as the staff's form says which is which; else
 * those that the same sources had before, in that language or another, and new ones for what is new.
 */
export function stableIds(texts: References, given: GivenIds, before: References & { ids: Ids }): Ids {
  const known = new Map<string, string>();
  const note = (lists: References, ids: Ids) => {
    idsBy(lists, (source, at, lang, place) => {
      const key = `${at} ${source}`;
      if (!known.has(key)) known.set(key, ids[lang][place] ?? "");
      return "";
    });
  };
  note(before, before.ids);
  const made = idsBy(texts, (source, at) => {
    const key = `${at} ${source}`;
    if (!known.has(key)) known.set(key, newReferenceId());
    return known.get(key) ?? "";
  });
  return localized((lang) => {
    const ids = given[lang];
    return fitsList(ids, texts[lang].references) ? ids : made[lang];
  });
}

/** The ids that `idOf` gives for the sources; `at` counts those before it in its list that say the same. */
function idsBy(
  texts: References,
  idOf: (source: string, at: number, lang: keyof References, place: number) => string,
): Ids {
  return localized((lang) => {
    const seen = new Map<string, number>();
    return texts[lang].references.map((source, place) => {
      const at = seen.get(source) ?? 0;
      seen.set(source, at + 1);
      return idOf(source, at, lang, place);
    });
  });
}
