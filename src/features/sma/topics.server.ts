import { published, publishedRecord } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { shownLang } from "../../platform/locale/fallback.server";
import { LANGS, type Lang, localized } from "../../platform/locale/lang";
import { type ReviewEntry, sma, smaReview, type TopicEntry } from "./definition";
import { firstIds, fits } from "./reference-ids.server";
import type { SmaReview, SmaTopic } from "./shapes";

/** The topic with ids for its references, where nobody has saved it since references have any. */
export const withIds = <T extends TopicEntry>(topic: T): T =>
  fits(topic.referenceIds, topic) ? topic : { ...topic, referenceIds: firstIds(topic) };

/** All topics as answered, in the order of the page. */
export async function topics(db: Database): Promise<SmaTopic[]> {
  return (await published(db, sma).all()).map((topic, order) => ({ ...withIds(topic), order }));
}

/** The review as answered. */
const answeredReview = ({ _id, date, version, ...texts }: ReviewEntry): SmaReview => ({
  _id,
  date,
  ...localized((lang) => texts[lang].reviewer),
  version,
});

/** When the topics were last reviewed, and by whom. */
export const review = async (db: Database): Promise<SmaReview> =>
  answeredReview(await publishedRecord(db, smaReview));

type Texts = Pick<SmaTopic, Lang>;

/** The references that the text of `lang` cites: that language's own list, else the one it falls back to. */
export function sourcesOf(topic: Texts, lang: Lang): readonly string[] {
  return topic[shownLang(lang, (each) => topic[each].references.length > 0)].references;
}

/** The texts with as many parts in each language, so that part `n` says the same in all of them. */
export function evened(topic: Texts): Texts {
  const parts = Math.max(...LANGS.map((lang) => topic[lang].items.length));
  return localized((lang) => ({
    ...topic[lang],
    items: Array.from(
      { length: parts },
      (_, part) => topic[lang].items[part] ?? { subTitle: "", content: "" },
    ),
  }));
}

/** Paths of texts that cite a reference which is not there, as `eng.items.2.content`. */
export function loosePaths(topic: Texts): string[] {
  return LANGS.flatMap((lang) => {
    const total = sourcesOf(topic, lang).length;
    return topic[lang].items.flatMap(({ content }, part) =>
      citedNumbers(content).some((number) => number < 1 || number > total)
        ? [`${lang}.items.${part}.content`]
        : [],
    );
  });
}

/** The numbers that a text cites, in its order and as often as it does. */
export const citedNumbers = (content: string): number[] =>
  [...content.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
