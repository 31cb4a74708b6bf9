import { LANGS, type Lang, type Localized, localized } from "../platform/locale/lang";
import type { AnyContent, ContentList } from "./definition";
import type { Field, Fields } from "./field";
import { saidIn } from "./revisions/unpublished-langs";
import { completeness } from "./schemas";

/** The card of an entry in every list. */
export interface Card {
  title: Localized;
  /** True for each language that has all that visitors need. */
  complete: Localized<boolean>;
  /** The languages in which it says something. */
  langs: Lang[];
  /** Id of its first image. */
  cover: string | null;
  /** Of a list by date: ISO 8601, UTC. */
  date: string | null;
  /** The names of its flags that are set. */
  flags: string[];
}

/** The title that staff who read `lang` are shown of an entry: in their language, else in the first that has one. */
export function titleOf(type: ContentList, content: AnyContent, lang: Lang): string {
  const titles = [lang, ...LANGS].map((each) => type.title(content, each));
  return titles.find((title) => title !== "") ?? "";
}

/** The languages in which an entry can be read at its address: those in which it has a title. */
export const titledIn = (title: Localized): Lang[] => LANGS.filter((lang) => title[lang] !== "");

/** The card of an entry, as lists show it. */
export function cardOf<Summary extends object>(
  type: ContentList<string, string, Fields, Fields, Summary>,
  content: AnyContent,
): Card & Summary {
  const { order, shared } = type;
  return {
    title: localized((lang) => type.title(content, lang)),
    complete: completeness(type, content),
    langs: saidIn(type, content),
    cover: coverOf(shared, content),
    date: typeof order === "object" ? String(content[order.latest]) : null,
    flags: flagsOf(shared, content),
    ...(type.summary?.(content) ?? ({} as Summary)),
  };
}

function coverOf(shared: Fields, content: AnyContent): string | null {
  const uses = Object.entries(shared).flatMap(([name, each]) => each.media(content[name], name));
  return uses.find(({ kind }) => kind === "image")?.id ?? null;
}

/** The names of its flags that are set. */
export const flagsOf = (shared: Fields, content: AnyContent): string[] =>
  Object.entries(shared).flatMap(([name, field]) =>
    chosenIn(field, content[name]).includes("") ? [name] : [],
  );

/** A part of a list by which staff can narrow it: a flag that is set, or one of some choices. */
export const facetName = (field: string, option = ""): string =>
  option === "" ? field : `${field}:${option}`;

/** The parts of the list that an entry belongs to. */
export const facetsOf = (shared: Fields, content: AnyContent): string[] =>
  Object.entries(shared).flatMap(([name, field]) =>
    chosenIn(field, content[name]).map((option) => facetName(name, option)),
  );

const chosenIn = ({ facets }: Field, value: unknown): readonly string[] =>
  value === undefined ? [] : (facets?.of(value) ?? []);
