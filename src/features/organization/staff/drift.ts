import { LANGS, type Lang, type Localized, localized } from "../../../core/locale/lang";

/** The lists of people, each in three languages. */
export const LISTS = ["patrons", "members", "advisors", "staff"] as const;
export type List = (typeof LISTS)[number];

/** The lists of one language; directors and advisors are one on each line. */
interface ListedPeople {
  patrons: readonly { name: string }[];
  members: string;
  advisors: string;
  staff: readonly { name: string }[];
}

/** The lists in each language. */
export type PeopleLists = Localized<ListedPeople>;

/** How a list differs between the languages that have it. */
export type Drift =
  | { list: List; kind: "count"; counts: Localized<number> }
  /** Put in another order since the last save, in these languages and not in the others. */
  | { list: List; kind: "moved"; langs: Lang[] }
  /** Traditional and Simplified name the same people in another order. */
  | { list: List; kind: "order" };

/** Where the lists of the languages no longer say the same; one that a language does not have is left out. */
export function drifts(stored: PeopleLists, form: PeopleLists): Drift[] {
  return LISTS.flatMap((list): Drift[] => {
    const names = localized((lang) => namesOf(form[lang], list));
    const given = LANGS.filter((lang) => names[lang].length > 0);
    const counts = localized((lang) => names[lang].length);
    if (new Set(given.map((lang) => counts[lang])).size > 1) return [{ list, kind: "count", counts }];
    const langs = given.filter((lang) => isMoved(namesOf(stored[lang], list), names[lang]));
    if (langs.length > 0 && langs.length < given.length) return [{ list, kind: "moved", langs }];
    return inOtherOrder(names.tra, names.sim) ? [{ list, kind: "order" }] : [];
  });
}

function namesOf(text: ListedPeople, list: List): string[] {
  const part = text[list];
  const names = typeof part === "string" ? part.split("\n") : part.map(({ name }) => name);
  return names.map((name) => name.trim()).filter((name) => name !== "");
}

const isMoved = (before: readonly string[], now: readonly string[]) =>
  before.join("\n") !== now.join("\n") && before.toSorted().join("\n") === now.toSorted().join("\n");

/** Whether somebody's name is more like that of another place: most characters are the same in both scripts. */
function inOtherOrder(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  return one.some((name, at) => {
    const here = shared(name, other[at] ?? "");
    return other.some(
      (each, place) => place !== at && shared(name, each) > here && shared(name, each) * 2 >= name.length,
    );
  });
}

const shared = (one: string, other: string) =>
  [...one].filter((character) => character.trim() !== "" && other.includes(character)).length;
