import { contentList, type Entry, inOneLanguage } from "../../content/definition";
import { choices, date, flag, image, images, line, richText, text, video } from "../../content/kinds";
import type { ListedEntry } from "../../content/listed-entry";
import { excerpt, proseText } from "../../platform/html/text";
import { hongKongYear } from "../../platform/locale/format";
import { type Localized, localized } from "../../platform/locale/lang";
import { CATEGORIES, FIRST_YEAR } from "./archive-parts";
import type { NewsProblem } from "./problems.server";
import { newsWords } from "./words";

/** Characters of the text that lists show. */
const PREVIEW_LENGTH = 300;

const DESCRIPTION_MAX = 300;

/** The summary of an item in lists, besides its header, cover and date. */
export interface NewsSummary {
  /** The first words of its text. */
  preview: Localized;
  video: Localized;
}

/** News, latest first: in the archive, and those with a star on Home. */
export const news = contentList({
  name: "news",
  one: "news",
  shared: {
    coverId: image({ prefers: "4:3" }),
    category: choices(CATEGORIES),
    /** True when Home shows it, if no four newer ones are starred. */
    starred: flag(),
    date: date(() => ({ from: FIRST_YEAR, to: hongKongYear(new Date()) })),
  },
  texts: {
    header: line({ breaks: "preserved" }),
    content: richText(),
    /** The description in search results and feeds; the first words of the text where it is blank. */
    description: text({ max: DESCRIPTION_MAX }),
    /** Below the text. */
    photoId: image(),
    photoArray: images(),
    /** In the place of the cover. */
    video: video(),
  },
  rules: [inOneLanguage(["header"], "headerNeeded" satisfies NewsProblem)],
  complete: ["header", "content"],
  order: { latest: "date" },
  title: (item, lang) => item[lang].header,
  summary: (item): NewsSummary => ({
    preview: localized((lang) => excerpt(proseText(item[lang].content), PREVIEW_LENGTH)),
    video: localized((lang) => item[lang].video),
  }),
  view: (id) => `/archiveitem?news_id=${id}`,
  publicName: { eng: "News", tra: "最新消息", sim: "最新消息" },
  words: newsWords,
});

export type NewsItem = Entry<typeof news>;

/** A news item in the staff's list. */
export type NewsListCard = ListedEntry &
  Pick<NewsSummary, "preview"> & {
    /** True where Home shows it. */
    featured: boolean;
  };
