import { DESCRIPTIONS, type Descriptions } from "../../../content/pictures/descriptions";
import type { PictureAlts } from "../../../content/pictures/picture-alts";
import { FALLBACK_ORDER, LANGS, type Lang, type Localized, localized } from "../../../platform/locale/lang";
import { byIds, byNumbers, citationOf, citedIds, newReferenceId } from "../citations";
import { type OutsideLink, type SmaTopic, TYPE_COLUMNS, type TypeRow, type TypeTable } from "../shapes";

/** A part of a topic with its text in each language. */
export interface PartForm {
  subTitle: Localized;
  content: Localized;
}

/** The fields of the form: a topic with its parts each in three languages side by side. */
export interface TopicForm {
  coverId: string | null;
  title: Localized;
  references: Localized<ReferenceList>;
  /** All sources that the form has had, so that a citation of a removed one can be named. */
  sources: Sources;
  /** Citations hold the ids of their sources. */
  parts: PartForm[];
  /** The answer whether the change was medically reviewed; "" until somebody has said so. */
  reviewed: "" | "yes" | "no";
  table: TypeTable | null;
  links: OutsideLink[] | null;
  /** The topic's words for its picture, in place of the library's. */
  pictureAlts?: PictureAlts | undefined;
  /** The library description of its picture, as typed. */
  [DESCRIPTIONS]?: Descriptions | undefined;
}

const noText = () => localized(() => "");

export const newPart = (): PartForm => ({ subTitle: noText(), content: noText() });

export const newLink = (): OutsideLink => ({ name: noText(), url: "", note: noText() });

export const newRow = (): TypeRow =>
  Object.fromEntries(TYPE_COLUMNS.map((column) => [column, noText()])) as TypeRow;

/** An empty form, with one part to begin with. */
export function emptyForm(): TopicForm {
  return {
    coverId: null,
    title: noText(),
    references: localized(() => ({ text: "", ids: [] })),
    sources: {},
    parts: [newPart()],
    reviewed: "",
    table: null,
    links: null,
  };
}

/** The form of a stored topic. */
export function formOf(topic: SmaTopic & Pick<TopicForm, "pictureAlts">): TopicForm {
  const references = localized((lang) => ({
    text: topic[lang].references.join("\n"),
    ids: topic.referenceIds[lang],
  }));
  return {
    coverId: topic.coverId,
    title: localized((lang) => topic[lang].title),
    references,
    sources: LANGS.reduce<Sources>((known, lang) => withSources(known, references[lang]), {}),
    parts: topic.eng.items.map((_, at) => ({
      subTitle: localized((lang) => topic[lang].items[at]?.subTitle ?? ""),
      content: localized((lang) => byIds(topic[lang].items[at]?.content ?? "", idsFor(references, lang))),
    })),
    reviewed: "",
    table: topic.table,
    links: topic.links,
    pictureAlts: topic.pictureAlts,
  };
}

/** The body of a save. */
export function payloadOf({
  coverId,
  title,
  references,
  parts,
  table,
  links,
  reviewed,
  pictureAlts,
  descriptions,
}: TopicForm) {
  const texts = localized((lang) => ({
    title: title[lang],
    references: linesOf(references[lang].text),
    items: parts.map(({ subTitle, content }) => ({
      subTitle: subTitle[lang],
      content: byNumbers(content[lang], idsFor(references, lang), () => NO_SOURCE),
    })),
  }));
  const referenceIds = localized((lang) => references[lang].ids);
  return {
    coverId,
    ...texts,
    referenceIds,
    reviewed: reviewed === "" ? reviewed : reviewed === "yes",
    table,
    links,
    pictureAlts,
    descriptions,
  };
}

/** The mark that a citation without a source is sent as, to be refused next to its text. */
const NO_SOURCE = "[0]";

/** Ids of what the texts of a language cite: its own list, else that of the fallback language. */
function idsFor(references: Localized<ReferenceList>, lang: Lang): readonly string[] {
  const source = FALLBACK_ORDER[lang].find((each) => references[each].ids.length > 0) ?? lang;
  return references[source].ids;
}

/** A language is complete when it has a title, and each part has a sub-title and a text in it. */
export function completeness({ title, parts }: TopicForm): Localized<boolean> {
  return localized(
    (lang) =>
      title[lang].trim() !== "" &&
      parts.every(({ subTitle, content }) => subTitle[lang].trim() !== "" && content[lang].trim() !== ""),
  );
}

type Cited = Pick<TopicForm, "references" | "sources">;

/** The mark of a citation whose source was removed: `[?1]`, by its place among all that the form has known. */
const GONE = /\[\?(\d+)\]/g;
const goneMark = (sources: TopicForm["sources"], id: string) => `[?${Object.keys(sources).indexOf(id) + 1}]`;

/** A text as typed and read, with numbers. */
export function shownText({ references, sources }: Cited, lang: Lang, text: string): string {
  return byNumbers(text, idsFor(references, lang), (id) => goneMark(sources, id));
}

/** Converts a typed text to ids. */
export function typedText({ references, sources }: Cited, lang: Lang, typed: string): string {
  const back = typed.replaceAll(GONE, (mark, number) => {
    const id = Object.keys(sources)[Number(number) - 1];
    return id === undefined ? mark : citationOf(id);
  });
  return byIds(back, idsFor(references, lang));
}

/** Citations of a text whose source was removed from the references: how each reads, and what the source was. */
export function goneSources({ references, sources }: Cited, lang: Lang, text: string) {
  const ids = idsFor(references, lang);
  return citedIds(text)
    .filter((id) => !ids.includes(id))
    .map((id) => ({ mark: goneMark(sources, id), source: sources[id] ?? "" }));
}

/** The same of all texts of a form, each source once. */
export function allGone(form: TopicForm): { mark: string; source: string }[] {
  const found = form.parts.flatMap(({ content }) =>
    LANGS.flatMap((lang) => goneSources(form, lang, content[lang])),
  );
  return found.filter(({ mark }, at) => found.findIndex((each) => each.mark === mark) === at);
}

/** Numbers in a text that lead to none of the references, as `[9]`. */
export function looseMarks({ references }: Cited, lang: Lang, text: string): string[] {
  const total = idsFor(references, lang).length;
  const marks = [...text.matchAll(/\[(\d+)\]/g)];
  return marks.filter(([, number]) => Number(number) < 1 || Number(number) > total).map(([mark]) => mark);
}

/** The form once the references of a language are typed, or `"all"` at once: citations keep their sources. */
export function withReferences(form: TopicForm, lang: Lang | "all", text: string): TopicForm {
  const before = form.references[lang === "all" ? "eng" : lang];
  const list = retyped(before, text, form.sources);
  return {
    ...form,
    references: lang === "all" ? localized(() => list) : { ...form.references, [lang]: list },
    sources: withSources(form.sources, before),
  };
}

/** The same references for all languages: those of the first that has any. */
export function withOneList(form: TopicForm): TopicForm {
  const first = LANGS.find((lang) => form.references[lang].ids.length > 0) ?? "eng";
  const list: ReferenceList = form.references[first];
  const sources = LANGS.reduce((known, lang) => withSources(known, form.references[lang]), form.sources);
  return { ...form, references: localized(() => list), sources };
}

/** The form as people read it, to compare two versions. */
export function readForm(form: TopicForm) {
  return {
    ...form,
    references: localized((lang) => form.references[lang].text),
    parts: form.parts.map(({ subTitle, content }) => ({
      subTitle,
      content: localized((lang) => shownText(form, lang, content[lang])),
    })),
  };
}

/** The typed form of a text in three languages. */
export const typedTexts = (form: Cited, texts: Localized): Localized =>
  localized((lang) => typedText(form, lang, texts[lang]));

/** The references of a language as typed, one on each line, and the ids of those lines that say something. */
interface ReferenceList {
  text: string;
  ids: string[];
}

/** The texts of sources by their ids, also of those that are in no list any more. */
type Sources = Readonly<Record<string, string>>;

/** The lines that say something. */
const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The least common share (prefix and suffix) of the shorter line for one line to count as an edit of the other. */
const ALIKE = 1 / 3;

/**
 * The list as typed now. A line that was moved, or taken away and put back, has its old id; one that was edited
 * keeps it; any other is new.
 */
function retyped(before: ReferenceList, text: string, sources: Sources): ReferenceList {
  const lines = linesOf(text);
  const left = linesOf(before.text).map((line, at) => ({ line, id: before.ids[at] ?? newReferenceId() }));
  const take = (fits: (each: { line: string; id: string }) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.id;
  };
  const unmoved = lines.map((line) => take((each) => each.line === line));
  const ids: string[] = [];
  for (const [at, line] of lines.entries()) {
    const known = () =>
      Object.keys(sources).find((id) => sources[id] === line && !unmoved.includes(id) && !ids.includes(id));
    ids.push(unmoved[at] ?? known() ?? take((each) => areAlike(each.line, line)) ?? newReferenceId());
  }
  return { text, ids };
}

function areAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start + end >= shorter * ALIKE;
}

/** The sources with those of a list that were not known. */
function withSources(sources: Sources, { text, ids }: ReferenceList): Sources {
  const lines = linesOf(text);
  return { ...Object.fromEntries(ids.map((id, at) => [id, lines[at] ?? ""])), ...sources };
}
