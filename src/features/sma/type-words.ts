import { localized } from "../../platform/locale/lang";
import { TYPE_COLUMNS } from "./shapes";
import { smaWords } from "./words";

/** Names of topics and their fields for staff. */
export const smaTopicWords = localized((lang) => {
  const words = smaWords[lang];
  return {
    list: words.topics,
    one: words.topic,
    add: words.addTopic,
    edit: words.editTopic,
    saved: words.updated,
    none: words.noTopics,
    untitled: words.noTitle,
    deleteQuestion: words.deleteQuestion,
    fields: {
      key: words.topics,
      coverId: { label: words.cover, hint: words.coverHint },
      referenceIds: words.references,
      table: words.table,
      links: words.links,
      reviewed: words.isReviewed,
      title: words.title,
      references: words.references,
      items: words.parts,
    },
  };
});

/** The names of the fields of the form, which has all languages of a part in one. */
export const topicFieldWords = localized((lang) => {
  const words = smaWords[lang];
  const cells = Object.fromEntries(TYPE_COLUMNS.map((column) => [column, words[column]]));
  const parts = {
    label: words.parts,
    one: `${words.part} {number}`,
    fields: { subTitle: words.subTitle, content: words.text },
  };
  return {
    ...smaTopicWords[lang].fields,
    parts,
    items: parts,
    reviewed: words.isReviewed,
    table: {
      label: words.table,
      fields: {
        caption: words.caption,
        headings: { label: words.headings, fields: cells },
        rows: { label: words.rows, one: `${words.row} {number}`, fields: cells },
      },
    },
    links: {
      label: words.links,
      one: `${words.link} {number}`,
      fields: { name: words.name, url: words.url, note: words.note },
    },
  };
});

/** Names of the review and its fields for staff. */
export const smaReviewWords = localized((lang) => {
  const words = smaWords[lang];
  return {
    title: words.review,
    saved: words.updated,
    fields: { date: words.reviewDate, reviewer: words.reviewer },
  };
});
