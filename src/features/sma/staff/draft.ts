import { LANGS, type Lang, type Localized, localized } from "../../../core/locale/lang";
import type { OutsideLink, SmaTopic, TypeRow, TypeTable } from "../shapes";
import { TYPE_COLUMNS } from "../type-columns";

/** A part of a topic with its text in each language. */
export interface PartForm {
  subTitle: Localized;
  content: Localized;
}

/** What the form edits: a topic with its parts each in three languages side by side. */
export interface TopicForm {
  coverId: string | null;
  title: Localized;
  /** One on each line. */
  references: Localized;
  parts: PartForm[];
  table: TypeTable | null;
  links: OutsideLink[] | null;
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
    references: noText(),
    parts: [newPart()],
    table: null,
    links: null,
  };
}

/** The form of a stored topic. */
export function formOf(topic: SmaTopic): TopicForm {
  return {
    coverId: topic.coverId,
    title: localized((lang) => topic[lang].title),
    references: localized((lang) => topic[lang].references.join("\n")),
    parts: topic.eng.items.map((_, at) => ({
      subTitle: localized((lang) => topic[lang].items[at]?.subTitle ?? ""),
      content: localized((lang) => topic[lang].items[at]?.content ?? ""),
    })),
    table: topic.table,
    links: topic.links,
  };
}

/** What a save sends. */
export function payloadOf({ coverId, title, references, parts, table, links }: TopicForm) {
  const texts = localized((lang) => ({
    title: title[lang],
    references: references[lang],
    items: parts.map(({ subTitle, content }) => ({ subTitle: subTitle[lang], content: content[lang] })),
  }));
  return { coverId, ...texts, table, links };
}

/** A language is complete when it has a title, and each part has a sub-title and a text in it. */
export function completeness({ title, parts }: TopicForm): Localized<boolean> {
  return localized(
    (lang) =>
      title[lang].trim() !== "" &&
      parts.every(({ subTitle, content }) => subTitle[lang].trim() !== "" && content[lang].trim() !== ""),
  );
}

/** Citations of `content` that lead to none of the references, as `[9]`. */
export function looseMarks(content: string, references: Localized, lang: Lang): string[] {
  const count = (list: string) => list.split("\n").filter((line) => line.trim() !== "").length;
  const total = count(references[lang]) || Math.max(...LANGS.map((each) => count(references[each])));
  const marks = [...content.matchAll(/\[(\d+)\]/g)];
  return marks.filter(([, number]) => Number(number) < 1 || Number(number) > total).map(([mark]) => mark);
}
