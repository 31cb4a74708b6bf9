import type { PictureAlts } from "../../../content/own-alts";
import { DESCRIPTIONS, type Descriptions } from "../../../content/pictures/descriptions";
import { FALLBACK_ORDER, LANGS, type Lang, type Localized, localized } from "../../../platform/locale/lang";
import { byIds, byNumbers } from "../citations";
import type { OutsideLink, SmaTopic, TypeRow, TypeTable } from "../shapes";
import { TYPE_COLUMNS } from "../type-columns";
import { linesOf, type ReferenceList, type Sources, withSources } from "./reference-list";

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
export function idsFor(references: Localized<ReferenceList>, lang: Lang): readonly string[] {
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
