import { published, publishedRecord } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { localized } from "../../platform/locale/lang";
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
