import { LANGS, type Lang, type Localized, localized } from "../../../platform/locale/lang";
import { byIds, byNumbers, citationOf, citedIds } from "../citations";
import { idsFor, type TopicForm } from "./draft";
import { type ReferenceList, retyped, withSources } from "./reference-list";

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
