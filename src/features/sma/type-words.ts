import { localized } from "../../core/locale/lang";
import { smaWords } from "./words";

/** What topics and their fields are called for staff. */
export const smaTopicWords = localized((lang) => {
  const words = smaWords[lang];
  return {
    list: words.topics,
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
      title: words.title,
      references: words.references,
      items: words.parts,
    },
  };
});

/** What the review and its fields are called for staff. */
export const smaReviewWords = localized((lang) => {
  const words = smaWords[lang];
  return {
    title: words.review,
    saved: words.updated,
    fields: { date: words.reviewDate, reviewer: words.reviewer },
  };
});
