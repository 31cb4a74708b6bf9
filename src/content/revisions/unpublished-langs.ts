import { LANGS, type Lang } from "../../platform/locale/lang";
import type { AnyContent, Content, ContentType } from "../definition";
import { isEmptyOf, unsaved } from "../field";

/** The difference between what visitors get of an entry and its newest revision; undefined where they get the newest. */
export interface Waiting {
  /** True while visitors get nothing of it. */
  isNew: boolean;
  /** The languages that are not published yet. */
  unpublished: Lang[];
  /** Those with an older published text. */
  changed: Lang[];
}

/**
 * The content that visitors get while some of its languages are unpublished: these as in the former published
 * content, or blank; everything else unchanged.
 * @param former what visitors got before; undefined where they got nothing
 */
export function withoutUnpublished<T extends ContentType>(
  type: T,
  content: Content<T>,
  former: Content<T> | undefined,
  unpublishedLangs: readonly Lang[],
): Content<T> {
  // A record that was only saved in part has its initial content for the rest.
  const before: Values = { ...unsaved(type), ...former };
  const given: Values = { ...content };
  const shared = Object.keys(type.shared).map((name) => [
    name,
    merged(given[name], before[name], unpublishedLangs),
  ]);
  const texts = LANGS.map((lang) => [lang, (unpublishedLangs.includes(lang) ? before : given)[lang]]);
  const visible = Object.fromEntries([...shared, ...texts]) as Content<T>;
  return type.settled ? (type.settled(visible as unknown as AnyContent) as unknown as Content<T>) : visible;
}

/** The languages in which visitors do not get the newest content of an entry. */
export function waitingOf(
  type: ContentType,
  newest: AnyContent,
  published: AnyContent | undefined,
): Waiting | undefined {
  // Before a record is published, visitors get it as its type begins.
  const visible = published ?? ("one" in type ? undefined : (unsaved(type) as unknown as AnyContent));
  if (!visible) {
    return { isNew: true, unpublished: LANGS.filter((lang) => !isBlankIn(type, newest, lang)), changed: [] };
  }
  if (newest === visible || JSON.stringify(newest) === JSON.stringify(visible)) return undefined;
  const differing = differingLanguages(type, newest, visible);
  return {
    isNew: false,
    unpublished: differing.filter((lang) => isBlankIn(type, visible, lang)),
    changed: differing.filter((lang) => !isBlankIn(type, visible, lang)),
  };
}

/**
 * The languages in which there is something to publish: words, or none any more where visitors still have some. All of
 * them where an entry says nothing in any.
 */
export function wordedLanguages(
  type: Pick<ContentType, "texts" | "shared">,
  newest: AnyContent,
  published: AnyContent | undefined,
): Lang[] {
  const contents = [newest, published].filter((content) => content !== undefined);
  const worded = LANGS.filter((lang) => contents.some((content) => !isBlankIn(type, content, lang)));
  return worded.length > 0 ? worded : [...LANGS];
}

/** The languages in which content says something; all of them where it says nothing in any. */
export function saidIn(type: Pick<ContentType, "texts" | "shared">, content: AnyContent): Lang[] {
  const said = LANGS.filter((lang) => !isBlankIn(type, content, lang));
  return said.length > 0 ? said : [...LANGS];
}

/** The languages in which two contents of an entry say different things; of `before` there may be none. */
export function differingLanguages(
  type: ContentType,
  after: AnyContent,
  before: AnyContent | undefined,
): Lang[] {
  if (!before) return LANGS.filter((lang) => !isBlankIn(type, after, lang));
  return LANGS.filter((lang) => wordsIn(type, after, lang) !== wordsIn(type, before, lang));
}

/** The languages that a form leaves unpublished by default: those that were unpublished before. */
export const unpublishedIn = ({ unpublished, changed }: Waiting): Lang[] =>
  LANGS.filter((lang) => unpublished.includes(lang) || changed.includes(lang));

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a shared value has a part for each language, as the name of the charity does. */
export const isInEach = (value: unknown): value is Record<Lang, unknown> =>
  isValues(value) && Object.keys(value).length === LANGS.length && LANGS.every((lang) => lang in value);

/** The value with the parts of its unpublished languages as in `before`, at any depth. */
function merged(value: unknown, before: unknown, unpublishedLangs: readonly Lang[]): unknown {
  if (Array.isArray(value)) {
    const rows: readonly unknown[] = Array.isArray(before) ? before : [];
    return value.map((row) => merged(row, sameRow(row, rows, unpublishedLangs), unpublishedLangs));
  }
  if (!isValues(value)) return value;
  const former = isValues(before) ? before : {};
  const isUnpublished = (name: string) => isInEach(value) && unpublishedLangs.some((lang) => lang === name);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isUnpublished(name) ? (former[name] ?? blank(part)) : merged(part, former[name], unpublishedLangs),
    ]),
  );
}

/** The row of before that says the same in the other languages: by its place alone words would go to another thing. */
function sameRow(row: unknown, rows: readonly unknown[], unpublishedLangs: readonly Lang[]): unknown {
  const rest = (each: unknown) => JSON.stringify(merged(each, undefined, unpublishedLangs));
  return rows.find((each) => rest(each) === rest(row));
}

function blank(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (Array.isArray(value)) return [];
  if (!isValues(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, blank(part)]));
}

/** JSON of all that content says in one language, in its texts and in shared fields that have a part for each. */
function wordsIn({ shared }: ContentType, content: AnyContent, lang: Lang): string {
  return JSON.stringify([
    content[lang],
    Object.keys(shared).map((name) => partsIn((content as Values)[name], lang)),
  ]);
}

function partsIn(value: unknown, lang: Lang): unknown {
  if (isInEach(value)) return value[lang];
  if (Array.isArray(value)) return value.map((part) => partsIn(part, lang));
  return isValues(value) ? Object.values(value).map((part) => partsIn(part, lang)) : null;
}

const saysNothing = (value: unknown): boolean => {
  if (isValues(value)) return Object.values(value).every(saysNothing);
  return Array.isArray(value) ? value.every(saysNothing) : value === "" || value === null;
};

/** Whether content is empty in a language. */
const isBlankIn = (type: Pick<ContentType, "texts" | "shared">, content: AnyContent, lang: Lang): boolean =>
  isEmptyOf(type.texts, content[lang]) &&
  Object.keys(type.shared).every((name) => saysNothing(partsIn((content as Values)[name], lang)));
