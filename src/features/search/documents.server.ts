import type { AnyContent, ContentRecord, ContentType } from "../../content/definition";
import type { KnownPage } from "../../content/known-pages.server";
import { isList } from "../../content/store/derived.server";
import { textsOf } from "../../content/translation/texts";
import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";

/** What visitors can find: the content types of the site, and the pages that are always there. */
export interface SearchCatalog {
  types: readonly ContentType[];
  pages: readonly KnownPage[];
}

/** Something that visitors find by itself: a page, an entry, or a part of one. */
export interface SearchedDocument {
  /** 0 for the whole; parts count from 1. */
  part: number;
  kind: string;
  /** ISO 8601, or `""`. */
  date: string;
  title: Localized;
  /** Its words in each language besides the title. */
  text: Localized;
  /** What it belongs to: searched but not shown. */
  context: Localized;
  /** Plain address in a language. */
  url: (lang: Lang) => string;
}

/** The kind of the site's pages, be they of the program or staff's own. */
export const PAGES = "pages";

/** Records that are on a page of their own address, and so are no result beside it. */
const isPartOf = (pages: readonly KnownPage[], { view }: ContentRecord) =>
  pages.some(({ path }) => path === view);

/** Returns whether the public search covers a content type: one with public texts, at an address. */
export function isSearched(type: ContentType, pages: readonly KnownPage[]): boolean {
  if (type.isForStaff || Object.keys(type.texts).length === 0) return false;
  return isList(type) || type.name === PAGES || !isPartOf(pages, type as ContentRecord);
}

/** The kind by which visitors narrow what was found: a list of its own, else the pages. */
const kindOf = (type: ContentType): string =>
  isList(type) && type.view("", undefined) !== "" ? type.name : PAGES;

/** The known page that a record says, if it says a whole one. */
export const pageOf = (type: ContentType, pages: readonly KnownPage[]): KnownPage | undefined =>
  isList(type) ? undefined : pages.find(({ path }) => path === (type as ContentRecord).view);

/**
 * The documents of an entry as visitors get it: the whole, and each of its parts.
 * @param page the title of the known page that a record says, and what links call it
 */
export function documentsOf(
  type: ContentType,
  id: string,
  content: AnyContent,
  page?: Pick<KnownPage, "called"> & { title: Localized },
): SearchedDocument[] {
  const parts = partsOf(type, content);
  const inParts = new Set(
    parts.flatMap(({ heading, text }) => LANGS.flatMap((lang) => linesIn([heading[lang], text[lang]]))),
  );
  const title = page?.title ?? localized((lang) => titleIn(type, content, lang));
  const view = viewOf(type, id, content);
  const shared = { kind: kindOf(type), date: dateOf(type, content) };
  const whole: SearchedDocument = {
    ...shared,
    ...{ part: 0, title, context: page?.called ?? nothing(), url: () => view },
    text: localized((lang) => {
      const own = wordsIn(type, content, lang).filter((each) => !inParts.has(each) && each !== title[lang]);
      const headings = parts.map(({ heading }) => heading[lang]).filter((each) => each !== "");
      return [headings.join(HEADINGS[lang]), ...own].filter((each) => each !== "").join("\n");
    }),
  };
  const each = parts.map(({ heading, text }, index) => ({
    ...shared,
    ...{ part: index + 1, title: heading, text, context: title },
    url: (lang: Lang) => (heading[lang] === "" ? view : `${view}:~:text=${fragmentOf(heading[lang])}`),
  }));
  return [whole, ...each.filter(({ title: said }) => LANGS.some((lang) => said[lang] !== ""))];
}

/** What is between the headings of the parts of an entry. */
const HEADINGS: Localized = { eng: "; ", tra: "；", sim: "；" };

const linesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split("\n").map((line) => line.trim()));

const nothing = (): Localized => localized(() => "");

/** The words of a text in an address that scrolls to them; a hyphen would end them. */
const fragmentOf = (text: string): string => encodeURIComponent(text).replaceAll("-", "%2D");

const titleIn = (type: ContentType, content: AnyContent, lang: Lang): string =>
  isList(type) ? type.title(content, lang) : (type as ContentRecord).words[lang].title;

const viewOf = (type: ContentType, id: string, content: AnyContent): string =>
  isList(type) ? type.view(id, content) : (type as ContentRecord).view;

const dateOf = (type: ContentType, content: AnyContent): string =>
  isList(type) && typeof type.order === "object" ? String(content[type.order.latest]) : "";

function partsOf(type: ContentType, content: AnyContent) {
  const inEach = localized((lang) => type.parts?.(content, lang) ?? []);
  const count = Math.max(...LANGS.map((lang) => inEach[lang].length));
  return Array.from({ length: count }, (_, at) => ({
    heading: localized((lang) => inEach[lang][at]?.heading ?? ""),
    text: localized((lang) => inEach[lang][at]?.text ?? ""),
  }));
}

/** The words of an entry in a language, without names of files and lists of sources. */
function wordsIn(type: ContentType, content: AnyContent, lang: Lang): string[] {
  return textsOf(type, content)
    .filter(({ path }) => isRead(type, path))
    .flatMap(({ in: said }) => said[lang].map(({ text }) => text.trim()))
    .filter((text) => text !== "" && !IS_ADDRESS.test(text));
}

const IS_ADDRESS = /^(?:https?:\/\/|\/)\S*$/;

/** Returns whether visitors read the words of a field: not those of a file, nor of a shape that says none. */
function isRead({ texts, shared }: ContentType, path: string): boolean {
  const [name = ""] = path.split(".");
  const field = texts[name] ?? shared[name];
  return (
    field !== undefined && field.holds === undefined && (field.kind !== "custom" || field.says !== undefined)
  );
}
