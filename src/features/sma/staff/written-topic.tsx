import { type ReactNode, useMemo } from "react";
import { group, groups, image, inEachLanguage, line, text } from "../../../content/kinds";
import { type EntryForm, WrittenFormContext } from "../../../content/staff/form-conversion";
import { useRequestedField } from "../../../content/translation/staff/use-requested-field";
import { type Lang, type Localized, localized, useLang } from "../../../platform/locale/lang";
import type { Draft } from "../../../ui/form/use-draft";
import { sma } from "../definition";
import { type SmaTopic, TYPE_COLUMNS } from "../shapes";
import { topicFieldWords } from "../type-words";
import { emptyForm, formOf, type PartForm, shownText, type TopicForm, typedTexts } from "./draft";
import { sameRow } from "./topic-rows";

const inEach = () => inEachLanguage(text());
const columns = Object.fromEntries(TYPE_COLUMNS.map((column) => [column, inEach()]));

/** The texts of a topic by kinds of fields, which its form has in a shape of its own. */
const WRITTEN = {
  texts: { title: line(), items: groups({ subTitle: line(), content: text() }) },
  shared: {
    coverId: image(),
    table: group({ caption: inEach(), headings: group(columns), rows: groups(columns) }),
    links: groups({ name: inEachLanguage(line()), note: inEach() }),
  },
};

interface WrittenPart {
  subTitle: string;
  content: string;
}

type WrittenTopic = Pick<TopicForm, "coverId" | "table" | "links" | "pictureAlts" | "descriptions"> &
  Localized<{ title: string; items: WrittenPart[] }>;

/** The texts of the form as people read them, by language. */
function writtenOf(form: TopicForm): EntryForm {
  const { coverId, title, parts, table, links, pictureAlts, descriptions } = form;
  const written: WrittenTopic = {
    coverId,
    table,
    links,
    pictureAlts,
    descriptions,
    ...localized((lang) => ({
      title: title[lang],
      items: parts.map(({ subTitle, content }) => ({
        subTitle: subTitle[lang],
        content: shownText(form, lang, content[lang]),
      })),
    })),
  };
  return written as unknown as EntryForm;
}

/** The form with texts that were changed in that shape. */
function withWritten(form: TopicForm, changed: EntryForm): TopicForm {
  const {
    coverId: _,
    table,
    links,
    pictureAlts,
    descriptions,
    ...texts
  } = changed as unknown as WrittenTopic;
  const parts = form.parts.map((part, at): PartForm => {
    const said = (name: keyof WrittenPart) => localized((lang) => texts[lang].items[at]?.[name] ?? "");
    return sameRow(part, { subTitle: said("subTitle"), content: typedTexts(form, said("content")) });
  });
  return {
    ...form,
    pictureAlts,
    descriptions,
    title: localized((lang) => texts[lang].title),
    parts,
    table: table && form.table && { ...table, rows: sameRows(form.table.rows, table.rows) },
    links: links && form.links && sameRows(form.links, links),
  };
}

const sameRows = <T extends object>(before: readonly T[], after: readonly T[]): T[] =>
  after.map((row, at) => sameRow(before[at] ?? row, row));

/** The texts of the form and its picture, for what looks at them as it does at those of every type. */
export const writtenTopic = { type: WRITTEN, of: writtenOf, with: withWritten };

interface WrittenTopicFormProps {
  draft: Draft<TopicForm>;
  /** The topic as stored; none for a new one. */
  topic: SmaTopic | undefined;
  /** The language that somebody writes in. */
  lang: Lang;
  children: ReactNode;
}

/** Adds translation states to the fields of a topic, and copying from another language. */
export function WrittenTopicForm({ draft, topic, lang, children }: WrittenTopicFormProps) {
  const words = topicFieldWords[useLang()];
  useRequestedField(sma.texts, "topic.");
  const stored = useMemo(() => writtenOf(topic ? formOf(topic) : emptyForm()), [topic]);
  const form = useMemo(() => writtenOf(draft.form), [draft.form]);
  const setForm = (change: (before: EntryForm) => EntryForm) =>
    draft.setForm((before) => withWritten(before, change(writtenOf(before))));
  const written = { type: WRITTEN, words, draft: { form, setForm }, stored, prefix: "topic.", lang };
  return <WrittenFormContext value={written}>{children}</WrittenFormContext>;
}
